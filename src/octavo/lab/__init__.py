"""The laboratory: playing matches by the million, on CPU and GPU, and measuring it."""
