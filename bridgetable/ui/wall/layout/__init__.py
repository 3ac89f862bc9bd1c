"""Where everything on the wall lies. No Qt."""
