"""Cases on pages: the question keeps the ruling back, the answer tells it."""

import pytest
from msgspec.structs import replace

from bridgetable.reports import page
from bridgetable.reports.case_page import answer_blocks, before_the_ruling, head_line, is_itself_ruled, question_blocks
from bridgetable.reports.page_text import text_of
from bridgetable.words.action_lines import action_line
from bridgetable.words.catalogue import Words
from bridgetable.words.irregularities import attention_line, irregularity_name
from bridgetable.words.lawbook import edition_line
from tests.reports.cases import LAST_TRUMP, SIX_CLUBS, THREE_OPTIONS, TOO_LOW, told
from tests.reports.documents import document

HEARD = "score/artificial-score-12c2-the-hand-that-was-heard-2017"
ENGLISH, ITALIAN = (Words.of(language, strict=True) for language in ("en", "it"))


def question(name: str, words: Words = ENGLISH) -> str:
    return text_of(document(*question_blocks(told(name), words)))


def answer(name: str, words: Words = ENGLISH) -> str:
    return text_of(document(*answer_blocks(told(name), words)))


def test_a_question_says_what_happened_and_not_what_it_was() -> None:
    text = question(SIX_CLUBS)
    assert "Trick 3  S ♣4 · W ♣2 · N ♣A · E ♠5\n" in text and "East plays the 5 of spades." not in text
    assert "South calls the Director." in text
    assert "This is a revoke" not in text and "Law 6" not in text and "gives the revoke away" not in text


@pytest.mark.parametrize("words", [ENGLISH, ITALIAN])
@pytest.mark.parametrize("name", [SIX_CLUBS, TOO_LOW, "play/opening-lead-47f-picked-up-again"])
def test_a_question_says_whose_irregularity_it_was_and_not_what(name: str, words: Words) -> None:
    last = before_the_ruling(told(name))[-1]
    offence = last.step.table.irregularities[0]
    named, open_one = (attention_line(words, last.step.table, offence, named=each) for each in (True, False))
    text = " ".join(question(name, words).split())
    assert open_one in text and named not in text
    assert irregularity_name(words, offence) in named and irregularity_name(words, offence) not in open_one


@pytest.mark.parametrize(
    ("language", "texts", "said"),
    [
        ("fr", ("en", "it"), " · les textes de ce cas sont en anglais"),
        ("fr", ("it",), " · les textes de ce cas sont dans une autre langue"),
        ("fr", ("fr",), ""),
        ("fr", ("",), ""),
        ("en", ("it",), " · the texts of this case are in another language"),
        ("it", ("en", "it"), ""),
    ],
)
def test_a_page_says_in_which_language_the_texts_of_its_case_are(
    language: str, texts: tuple[str, ...], said: str
) -> None:
    words = Words.of(language)
    case = replace(told(SIX_CLUBS), title=tuple((each, "A case") for each in texts), story=())
    assert head_line(case, words) == edition_line(case.start, words) + said


def test_what_follows_from_the_laws_is_no_fact() -> None:
    name = "play/dummy-43b2a-a-warning-without-rights"
    assert "has lost" not in question(name) and "North, dummy, warns declarer" in question(name)
    assert "has lost" in answer(name)


@pytest.mark.parametrize(
    ("name", "trick", "cards"),
    [
        (SIX_CLUBS, "Trick 3", "S ♣4 · W ♣2 · N ♣A · E ♠5"),
        # The ruling takes the revoke away; the question has it.
        ("revoke/revoke-09-noticed-by-the-offender", "Trick 1", "W ♠K · N ♠2 · E ♣3 · S ♠5"),
    ],
)
def test_the_trick_of_the_irregularity_is_shown_whole(name: str, trick: str, cards: str) -> None:
    whole = [(each.label, each.text.replace("\u00a0", " ")) for each in side(name) if isinstance(each, page.Labelled)]
    assert whole == [(trick, cards)]


@pytest.mark.parametrize("words", [ENGLISH, ITALIAN])
def test_a_score_that_the_director_gives_is_not_told_above_the_question(words: Words) -> None:
    act = next(action_line(words, node.step) for node in told(HEARD).history.nodes if is_itself_ruled(node.step.action))
    assert act not in question(HEARD, words)


@pytest.mark.parametrize("words", [ENGLISH, ITALIAN])
@pytest.mark.parametrize("name", [TOO_LOW, "revoke/revoke-08-partner-is-surprised-1997", "play/claim-the-last-trump"])
def test_a_handout_names_no_command_and_does_not_tell_of_memory(name: str, words: Words) -> None:
    text = question(name, words) + answer(name, words)
    assert words.text("law-memory-mark") not in text and "bridgetable " not in text and "--" not in text


def side(name: str) -> tuple[page.Block, ...]:
    """What stands beside the diagram."""
    return next(block.right for block in question_blocks(told(name), ENGLISH) if isinstance(block, page.Beside))


def test_the_answer_tells_the_rulings_with_their_laws_and_the_score() -> None:
    text = answer(SIX_CLUBS)
    assert "This is a revoke: East held ♣J 10 6 and had to play one of them." in text
    assert "Law 63B: East's revoke in trick 3 is established" in text
    assert "Result: Assigned score: N-S +400, E-W -400." in text
    assert text.index("Assigned score") < text.index("Another line: South asks at once") < text.index("Source:")
    assert "After: East plays the 5 of spades.\n" in text and "† rests on a reading of the Law" in text


def test_who_may_do_what_is_a_list() -> None:
    blocks = list(answer_blocks(told(THREE_OPTIONS), ENGLISH))
    assert page.Items(("Require clubs", "Forbid clubs", "Leave the lead free")) in blocks


def test_an_auction_stands_beside_the_diagram_up_to_the_irregular_call() -> None:
    auction = next(block for block in side(TOO_LOW) if isinstance(block, page.Auction))
    assert auction.seats == ("North", "East", "South", "West")
    assert auction.rows == (("1NT", "2♠", "2♦¹", ""),) and auction.notes == ("¹ transfer: hearts",)


def test_calls_without_anything_special_are_told_in_one_row() -> None:
    assert page.Table((), (("Calls", "W P · N P"),)) in list(answer_blocks(told(TOO_LOW), ENGLISH))


def test_the_question_ends_with_the_first_ruling() -> None:
    steps = before_the_ruling(told(TOO_LOW))
    assert [one.number for one in steps] == [1, 2, 3, 4]


@pytest.mark.parametrize("name", [SIX_CLUBS, TOO_LOW, THREE_OPTIONS, LAST_TRUMP])
def test_both_languages_tell_all_of_it(name: str) -> None:
    for make in (question_blocks, answer_blocks):
        english, italian = (list(make(told(name), words)) for words in (ENGLISH, ITALIAN))
        assert [type(block) for block in english] == [type(block) for block in italian]
        assert english != italian


def test_proposals_stand_under_the_question_they_are_about() -> None:
    blocks = list(answer_blocks(told(SIX_CLUBS), ENGLISH, lambda line, words: (f"{len(line)} tables",)))
    choice = page.Items(("The result stands", "Adjust the score"))
    assert blocks[blocks.index(choice) + 1] == page.Paragraph("27 tables", quiet=True)
