"""The URL of a database as it may be shown."""

import re

FORMS = "sqlite:///PATH, postgresql://USER:PASSWORD@HOST:PORT/DATABASE"


def without_password(url: str) -> str:
    """The URL with … in place of its password; rather too much is hidden than too little."""
    return re.sub(r"(password=).*?(?=&\w+=|$)", r"\1…", re.sub(r"(://[^:@/?#]*):.*@", r"\1:…@", url))
