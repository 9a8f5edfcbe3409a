"""Names: every real name is allowed here, and nobody has one that can't be seen or told from somebody else's."""

import random
import unicodedata

import pytest

from octavo.match.match import Match
from octavo.terminal.sentences import Speaker
from octavo.text.lookalikes import alike, all_told_apart, told_apart
from octavo.text.names import LONGEST_NAME, checked_name, columns, kept_name, written_name
from octavo.text.refusal import Refused

PEOPLE = (
    "Ödön", "Ľubomír", "Žofie", "Straße", "Anna-Mária O’Neill", "Nguyễn Thị Ánh", "Ọládọ̀tun", "Ṣẹ̀gun", "Kṛṣṇa",
    "Ἀθηνᾶ", "ᾅδης", "Ж. Щ.", "Армен", "Անի", "ნინო", "दीपक", "श्रीकृष्ण", "क्‍षेत्र", "பிரியா", "สมชาย กิ่ง",
    "ปู่ย่าที่นี่", "မောင်ညွှန့်",
    "ស្រីម៉ៅ", "བསྒྲུབས་", "محمد", "مُحَمَّدٌ", "علی‌رضا", "שָׁלוֹם", "בְּרֵאשִׁ֖ית", "王小明", "辻󠄀", "さくら",
    "アンナ", "김민수", "ᠮᠣᠩᠭᠣᠯ᠋",
    "Anna ❤️", "👍🏽 Béla", "👨‍👩‍👧‍👦", "🙂‍↔️", "👩🏾‍⚕️", "🇭🇺", "1️⃣", "R2-D2", "42", "x", "Anna (2)", "J. R. R.",
    "₿ob", "Zoë★",
)  # fmt: skip
NOBODY = {
    "bad-name": (
        "", "   ", "\n\t\u00a0\u3000", "...", "-", "—", "'", "()", "x" * 21, "王" * 11, "😀" * 11, "ʰ", "´", "¨ ¨",
        "👨\u200d👩" * 16 + "\u200d👧",
    ),
    "name-letter": (
        "\u3164", "Anna\u3164", "\u115f", "\u1160", "\uffa0", "\u2800\u2800", "\u17b4a", "\u034fa",
        "\U0001d159", "\ufffc",
        "\u200b", "a\u200bb", "\u2060", "\ufeffAnna", "\u00ad", "\u180e", "\u061c", "a\u202eb", "\u202dAnna",
        "\u2066a\u2069",
        "\u200eAnna", "\u200d", "A\u200dB", "A\u200cB", "😀\u200d", "\u200d😀", "علی\u200c", "\ufe0f", "A\ufe0f",
        "A\ufe00",
        "A\U000e0100", "\U000e0041\U000e006e", "🏴\U000e0067\U000e007f", "\u180bA", "A\u20dd", "A\u20e3",
        "\u0488", "a\x07",
        "a\u0085\x00", "\ue000", "\U0010ffff", "\u0378", "\u1100\u1161\u11ff", "\u0301", "\u0301Anna", "Anna \u0301",
        "\u2028\u202a", "\ud800",
    ),
    "name-marks": (
        "Z" + "".join(chr(0x300 + mark) for mark in range(19)),
        "A\u0301\u0301", "q\u0301\u0302\u0303", "q\u0323\u0324\u0325", "A" + "\u0302\u0323\u0327\u0335\u0301",
        "ก\u0e47\u0e47", "x" + "\u0e31\u0e34" * 3,
    ),
}  # fmt: skip
LETTERS = [chr(code) for code in (*range(0x20, 0x3000), *range(0xFE00, 0x10000), *range(0x1F000, 0x20000), 0xE0100)]


@pytest.mark.parametrize("name", PEOPLE)
def test_people_keep_their_names(name: str) -> None:
    assert checked_name(name) == unicodedata.normalize("NFC", name)
    assert checked_name(unicodedata.normalize("NFD", f" {name}\u00a0")) == checked_name(name)
    assert kept_name(name, "?") == checked_name(name)


@pytest.mark.parametrize(("key", "name"), [(key, name) for key, names in NOBODY.items() for name in names], ids=ascii)
def test_an_invisible_or_unreadable_text_is_no_name(key: str, name: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_name(name)
    assert refused.value.key == key
    for language in ("en", "hu", "cs", "de"):
        assert refused.value.say(language).isprintable(), "nor is it repeated in the refusal"


def test_a_name_is_one_in_all_its_spellings() -> None:
    assert checked_name("Zoe\u0308") == "Zoë" and checked_name("  Anna \t the\u2003 2nd ") == "Anna the 2nd"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("\u3164", "Béla"), ("\u2800\u2800", "Béla"), ("An\u3164na", "Anna"),
        ("Z\u0335\u0301\u0302\u0303\u0304a", "Źa"),
        ("...", "Béla"), ("王" * 20, "王" * 10), ("  Anna  B ", "Anna B"),
    ],
)  # fmt: skip
def test_what_was_a_name_once_is_shown_as_far_as_it_can_be_read(name: str, kept: str) -> None:
    assert kept_name(name, "Béla") == kept
    assert Match("meinz", 3, names=["Anna K", name, "Cyril"]).names[1] == kept


@pytest.mark.parametrize("name", ["", " ", "x" * 21, "\x07", "a\u202eb"])
def test_what_never_was_a_name_is_none_in_a_text(name: str) -> None:
    with pytest.raises(Refused):
        written_name(name, "Béla")
    assert kept_name(name, "Béla") in ("Béla", "x" * 20, "ab"), "but a table loads whatever its people were called"


ALIKE = (
    ("Anna", "anna"), ("Anna", "ANNA"), ("Anna", "Аnna"), ("Anna", "Αnnа"), ("Anna", "Ａｎｎａ"), ("Anna", "𝓐𝓷𝓷𝓪"),
    ("Anna", "A n n a"),
    ("Anna", "Anna."), ("Anna", "„Anna“"), ("Zoë", "zoё"), ("АНТОН", "Антон"), ("ΑΝΝΑ", "Anna"),
    ("Ida", "lda"), ("Ida", "1da"),
    ("Otto", "0tto"), ("Bernd", "Bemd"), ("Vivi", "vivi"), ("Wim", "VVim"), ("Weiß", "WEISS"), ("Ada", "Аda"),
    ("Anna (2)", "Anna 2"),
    ("ﬁlip", "Filip"), ("❤", "❤️"), ("علی‌رضا", "علیرضا"), ("辻", "辻󠄀"), ("ꓮꓠꓠꓮ", "Anna"), ("ᎪᏞᏞ", "ALL"),
)  # fmt: skip


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_a_lookalike_has_a_number(one: str, other: str) -> None:
    assert alike(one, [other]) and alike(other, [one])
    first, second = all_told_apart([one, other])
    assert first == one and second.endswith(("(2)", "(3)")) and not alike(first, [second])


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Hanna"), ("Bela", "Béla"), ("Zoe", "Zoë"), ("Anna", "Anna (2)"), ("Mária", "Maria"),
    ("👍🏽", "👍🏿"), ("★", "☆"), ("...", "-")],
)  # fmt: skip
def test_others_are_not_taken_for_one(one: str, other: str) -> None:
    assert all_told_apart([one, other]) == (one, other)


def test_the_later_ones_are_numbered_and_no_number_is_given_twice() -> None:
    assert all_told_apart(["Anna", "Anna", "anna"]) == ("Anna", "Anna (2)", "anna (3)")
    assert all_told_apart(["Anna (2)", "Anna", "Anna"]) == ("Anna (2)", "Anna", "Anna (3)")
    assert told_apart("Anna (2)", ["Anna (2)"]) == "Anna (3)"


def test_a_number_has_room_and_cuts_no_letter_in_two() -> None:
    long = "Maximiliane Josefine"
    assert told_apart(long, [long]) == "Maximiliane Josef (2)"[:16] + " (2)"
    family = "👨‍👩‍👧‍👦" * 10
    assert told_apart(family, [family]) == "👨‍👩‍👧‍👦" * 8 + " (2)"


def test_a_name_stays_valid_with_a_number_behind_it() -> None:
    dice, found = random.Random(16), 0
    for _ in range(4000):
        name = "".join(dice.choices(LETTERS, k=dice.randint(1, 12)))
        try:
            name = checked_name(name)
        except Refused:
            continue
        found += 1
        assert checked_name(name) == name and columns(name) <= LONGEST_NAME
        assert checked_name(kept_name("".join(dice.choices(LETTERS, k=90)), "Béla"))
        numbered = told_apart(name, [name])
        assert numbered != name and checked_name(numbered) == numbered
    assert found > 100


def test_a_family_and_a_persian_are_named_whole_in_a_terminal() -> None:
    speaker = Speaker("meinz", ("👨‍👩‍👧‍👦", "علی‌رضا"), "en")
    said = speaker.say("welcome", game="Meinz", names=", ".join(speaker.names))
    refused = Refused("undo-away", name=speaker.names[0]).say("en")
    assert all(name in said for name in speaker.names) and speaker.names[0] in refused
    assert "\x1b" not in speaker.say("unknown", text="\x1b[2J\u202e") and "\u202e" not in said


def test_a_match_has_no_two_players_of_one_name() -> None:
    assert Match("meinz", 4, names=["Anna", "Anna", "Béla", "аnna"]).names == ("Anna", "Anna (2)", "Béla", "аnna (3)")
