"""Every game's playout compiles for a GPU: no rule leaves the common subset. No GPU is needed for that."""

import importlib
from typing import Any

import pytest

from octavo.games import catalogue
from octavo.lab import gpu
from octavo.testing import GpuTests
from octavo.text.refusal import Refused


class TestGpu(GpuTests):
    keys = catalogue.listed()


@pytest.mark.parametrize("key", catalogue.listed())
def test_what_a_seat_sees_compiles_for_a_gpu(key: str) -> None:
    text = gpu.ptx_of_views(key)
    assert ".target sm_90" in text
    assert "see" in text


def test_without_a_gpu_it_is_said_plainly() -> None:
    cuda: Any = importlib.import_module("numba.cuda")
    if not cuda.is_available():
        with pytest.raises(Refused, match="GPU"):
            gpu.Device("meinz")
