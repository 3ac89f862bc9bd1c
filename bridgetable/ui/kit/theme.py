"""The light theme, the dark one and that of high contrast: a palette and a style sheet on top of the Fusion style."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QColor, QFontMetrics, QGuiApplication, QPalette
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from bridgetable.disk.resources import resources

# -- The light and the dark palette of the application and that of high contrast, for the Fusion style -----------------


THEMES = ("light", "dark", "contrast")
"""The names of the themes."""
_COLOURS = {
    "Window": ("#f3f6f4", "#1d2622", "#000000"),
    "WindowText": ("#16241d", "#e8efeb", "#ffffff"),
    "Base": ("#ffffff", "#141b18", "#000000"),
    "AlternateBase": ("#eaf0ec", "#202a25", "#141414"),
    "Text": ("#16241d", "#e8efeb", "#ffffff"),
    "Button": ("#e6ece8", "#2b3731", "#000000"),
    "ButtonText": ("#16241d", "#e8efeb", "#ffffff"),
    "BrightText": ("#b3261e", "#ff8a80", "#ff8a80"),
    "ToolTipBase": ("#16241d", "#e8efeb", "#ffffff"),
    "ToolTipText": ("#ffffff", "#141b18", "#000000"),
    "PlaceholderText": ("#5c6b63", "#9fb0a7", "#dcdcdc"),
    "Link": ("#0b5d8a", "#79c0ea", "#79d0ff"),
    "LinkVisited": ("#5b3fb5", "#b7a2ff", "#d9b3ff"),
    "Highlight": ("#1f6e50", "#3f9a74", "#ffff00"),
    "HighlightedText": ("#ffffff", "#ffffff", "#000000"),
    "Light": ("#ffffff", "#46554d", "#ffffff"),
    "Midlight": ("#f0f4f1", "#38453e", "#dcdcdc"),
    "Mid": ("#b9c4bd", "#2a342f", "#dcdcdc"),
    "Dark": ("#93a098", "#121815", "#ffffff"),
    "Shadow": ("#5b665f", "#000000", "#ffffff"),
}
"""The colours of each role of the palette in the themes, in their order."""
_DISABLED = {"light": "#8a968f", "dark": "#7b8a82", "contrast": "#a0a0a0"}


def application_palette(theme: str) -> QPalette:
    """The palette of the application in this theme: "light", "dark" or "contrast"."""
    palette = QPalette()
    for name, colours in _COLOURS.items():
        palette.setColor(QPalette.ColorRole[name], QColor(colours[THEMES.index(theme)]))
    disabled = QColor(_DISABLED[theme])
    for name in ("WindowText", "Text", "ButtonText", "HighlightedText"):
        palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole[name], disabled)
    return palette


def clear_background(view: QAbstractScrollArea) -> None:
    """Has the view show what is behind it, without asking Qt for its viewport, which loads every class of widgets."""
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
    view.setPalette(palette)


# -- Properties that the style sheet asks for --------------------------------------------------------------------------


def set_style_property(widget: QWidget, name: str, value: object, *inside: QWidget) -> None:
    """Sets a property that rules of the style sheet for the widget, and for widgets `inside` it, depend on.

    They are styled again only where the value is another, and where they have been styled at all, as they are when they
    are first shown.
    """
    before = widget.property(name)
    if before == value:
        return
    widget.setProperty(name, value)
    if before is None and value is False:
        # There are no rules for this: it is so without the property.
        return
    for each in (widget, *inside):
        if each.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            style_again(each)


def style_again(widget: QWidget) -> None:
    """Has the rules applied to a widget that now hold for it; what held before is taken back."""
    # A widget does this itself. To be given its style, PySide first makes all the enumerations of styles.
    QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.Polish))


def system_is_dark() -> bool:
    """Whether the system asks for dark colours; if it expresses no preference, the theme is light."""
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def fit_ticks(dialog: QWidget) -> None:
    """Makes the boxes of ticks in a dialog as large as its letters; the theme has one size, for usual letters."""
    letter, usual = dialog.fontMetrics().height(), QFontMetrics(QApplication.font()).height()
    side = round(LARGE_AS_LETTERS * letter)
    # With no more than this the rules of the theme hold for the rest.
    rule = f"QCheckBox::indicator, QAbstractItemView::indicator {{ width: {side}px; height: {side}px; }}"
    dialog.setStyleSheet(rule if abs(letter - usual) > 1 else "")


LARGE_AS_LETTERS = 0.72
"""The side of the box of a tick, in heights of a letter."""


def apply_theme(theme: str) -> None:
    """Shows the whole application in this theme: "light", "dark" or "contrast"."""
    application = QApplication.instance()
    if isinstance(application, QApplication):
        # Without this attribute a style sheet stops fonts and palettes from propagating to child widgets.
        application.setAttribute(Qt.ApplicationAttribute.AA_UseStyleSheetPropagationInWidgetStyles)
        application.setPalette(application_palette(theme))
        application.setStyleSheet(style_sheet(theme))


CONTRAST_RULES = """
    QMenu { border: 2px solid #ffffff; }
    QToolBar QToolButton:hover, QDialog QPushButton:hover { border: 2px solid #ffffff; }
    QToolBar QToolButton:pressed, QToolBar QToolButton:checked { background: #000000; border: 3px solid #ffff00;
        padding: 1px 5px; }
    QDockWidget QWidget QToolButton { border: 1px solid #ffffff; padding: 2px 4px; }
    QDockWidget QWidget QToolButton:hover, QDockWidget QWidget QToolButton:checked { border: 3px solid #ffffff;
        padding: 0 2px; }
    QDockWidget QWidget QToolButton:disabled { border: 1px dashed #a0a0a0; color: #a0a0a0; }
    QToolBar QToolButton#director-button { background: #a00000; border: 3px solid #ffffff; }
    QToolBar QToolButton#director-button[pressing="true"] { border: 3px solid #ffff00; }
    QToolBar QToolButton#director-button:hover { background: #700000; }
    QToolBar QToolButton#director-button:disabled { background: #000000; color: #a0a0a0; border: 1px dashed #a0a0a0; }
    QCheckBox::indicator, QAbstractItemView::indicator { border: 2px solid #ffffff; }
    QCheckBox::indicator:checked, QAbstractItemView::indicator:checked { background: #ffff00; border-color: #ffff00; }
    QAbstractItemView::indicator:selected { border-color: #000000; }
    #caption[tone="offer"] { background: #ffff00; }
    #caption[tone="offer"] QLabel { color: #000000; }
    #caption[tone="refusal"] { background: #a00000; }
    #caption[tone="notice"] { background: #0a3d62; }
    #caption, #asking { border: 2px solid #ffffff; }
    #alarm { background: #a00000; border: 2px solid #ffffff; }
    QPushButton, QLineEdit, QComboBox, QDialog QSpinBox, QDialog QDoubleSpinBox, QPlainTextEdit, QTextEdit, QListView,
        QTreeView, QTableView { border: 1px solid #ffffff; padding: 2px; }
    QDialog QAbstractSpinBox QLineEdit, QComboBox QLineEdit { border: none; padding: 0; }
    QPushButton:disabled { border: 1px dashed #a0a0a0; color: #a0a0a0; }
    QPushButton:default { border: 2px solid #ffffff; }
    QPushButton:focus, QLineEdit:focus, QComboBox:focus, QDialog QSpinBox:focus, QDialog QDoubleSpinBox:focus,
        QPlainTextEdit:focus, QTextEdit:focus, QListView:focus, QTreeView:focus, QTableView:focus, QToolButton:focus,
        #asking QPushButton:focus, #accept:focus, #dismiss:focus { border: 3px solid #ffff00; }
    QCheckBox:focus { border: 2px solid #ffff00; }
    """
"""What is added to the style sheet in high contrast: edges around everything that takes input, and focus rings.

A spin box without buttons, as on the lectern, would leave no room for its number if it had an edge of its own: the
field in it has one.
"""


def style_sheet(theme: str) -> str:
    """The style sheet of the application in this theme: "light", "dark" or "contrast"."""
    dark = theme != "light"
    muted, line = ("#b4c3bb", "#46554d") if dark else ("#4d5d55", "#c3cfc7")
    question, question_edge = ("#2a2540", "#b7a2ff") if dark else ("#efeafd", "#5b3fb5")
    figure, figure_text = ("#79c0ea", "#0a1c28") if dark else ("#0b5d8a", "#ffffff")
    plain = "#27332d" if dark else "#ffffff"
    if theme == "contrast":
        muted, line, plain, question, question_edge = "#ffffff", "#ffffff", "#000000", "#000000", "#d9b3ff"
    rules = (
        _rules_of_bars(line, muted),
        _rules_of_caption(plain, line, muted),
        _rules_of_asking(question, question_edge, muted),
        f"""
    #option-figure {{ border: 1px solid {figure}; border-radius: 0; padding: 0 4px; }}
    #option-figure[best="true"] {{ background: {figure}; color: {figure_text}; border-radius: 8px; font-weight: 800; }}
    #alarm {{ background: #b3261e; color: white; border: none; border-radius: 6px; padding: 7px; font-weight: 700; }}
    #fault {{ color: palette(bright-text); font-weight: 600; }}
    QLabel#missing {{ color: {muted}; }}""",
        _rules_of_ticks(muted, dark=dark),
    )
    return "".join(rules) + (CONTRAST_RULES if theme == "contrast" else "")


def _rules_of_bars(line: str, muted: str) -> str:
    """The buttons of the toolbar, of the Director and of the edition, and the titles of docks."""
    return f"""
    QToolBar {{ border: none; padding: 0; margin: 0; spacing: 0; }}
    QToolBar QToolButton {{ padding: 3px 7px; border-radius: 5px; border: 1px solid transparent; }}
    QToolBar QToolButton:hover {{ border-color: {line}; }}
    QToolBar QToolButton:pressed, QToolBar QToolButton:checked {{ background: {line}; }}
    QToolBar QToolButton::menu-indicator {{ image: none; width: 0; }}
    QToolBar QToolButton#director-button {{ background: #b3261e; color: white; font-weight: 700; padding: 2px 10px;
        border: 3px solid #b3261e; }}
    QToolBar QToolButton#director-button[pressing="true"] {{ border: 3px solid #ffc928; }}
    QToolBar QToolButton#director-button:disabled {{ background: {line}; border-color: {line}; color: {muted}; }}
    QToolBar QToolButton#edition-button[other="true"] {{ background: #ffc928; color: #1b1500; font-weight: 700;
        border-radius: 9px; }}
    QToolBar QToolButton#director-button:hover {{ background: #8f1d16; }}
    QToolBar QToolButton#figures-cancel {{ border: 1px solid {muted}; padding: 1px 8px; }}
    QDockWidget::title {{ padding: 4px 8px; text-align: left; }}
    """


def _rules_of_caption(plain: str, line: str, muted: str) -> str:
    """The caption in its tones, what is typed in it, and its two buttons."""
    return f"""
    #caption {{ background: {plain}; border-top: 1px solid {line}; border-bottom: 1px solid {line}; }}
    #caption[tone="offer"] {{ background: #ffc928; }}
    #caption[tone="offer"] QLabel {{ color: #1b1500; }}
    #caption[tone="refusal"] {{ background: #b3261e; }}
    #caption[tone="refusal"] QLabel {{ color: #ffffff; }}
    #caption[tone="notice"] {{ background: #0b5d8a; }}
    #caption[tone="notice"] QLabel {{ color: #ffffff; }}
    #caption-turn {{ color: {muted}; font-weight: 600; }}
    #caption-echo {{ background: palette(base); color: palette(text); border: 3px solid palette(highlight);
                     border-radius: 5px; padding: 2px 10px; }}
    #accept {{ background: #1b1500; color: #ffffff; border: 2px solid #1b1500; border-radius: 5px;
               padding: 2px 14px; font-weight: 700; }}
    #accept:focus {{ border-color: #ffffff; }}
    #dismiss {{ background: transparent; color: #1b1500; border: 1px solid #1b1500; border-radius: 5px;
                padding: 3px 12px; }}
    """


def _rules_of_asking(question: str, edge: str, muted: str) -> str:
    """What the Director or a player is asked, with its answers, and the buttons of dialogs that are on."""
    return f"""
    #asking {{ background: {question}; border: 2px solid {edge}; border-radius: 7px; }}
    #asking QPushButton {{ font-weight: 600; }}
    #asking QPushButton QLabel {{ font-weight: 600; }}
    #asking QPushButton QLabel#option-follows {{ font-weight: 400; color: {muted}; }}
    #asking QPushButton:focus {{ border: 2px solid {edge}; border-radius: 4px; }}
    #asking QPushButton:checked {{ background: palette(base); border: 3px solid {edge}; border-radius: 4px; }}
    QDialog QPushButton:checked {{ background: palette(highlight); color: palette(highlighted-text); border-radius: 4px;
        border: 1px solid palette(highlight); padding: 4px; font-weight: 700; }}
    """


def _rules_of_ticks(edge: str, *, dark: bool) -> str:
    """The boxes of ticks: in the dark the style would have them darker than what is around them."""
    ground, picture = ("#7fe0b0", "tick-black.png") if dark else ("#17593f", "tick-white.png")
    drawn = (resources() / "pictures" / picture).as_posix()
    return f"""
    QCheckBox::indicator, QAbstractItemView::indicator {{ width: 12px; height: 12px; border: 1px solid {edge};
        border-radius: 3px; background: palette(base); }}
    QCheckBox::indicator:checked, QAbstractItemView::indicator:checked {{
        background: {ground}; image: url("{drawn}"); }}
    QCheckBox::indicator:disabled, QAbstractItemView::indicator:disabled {{ border-style: dashed; }}
    """
