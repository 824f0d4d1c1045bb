"""How sure a share is."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959963984540054


def wilson(hits: int, trials: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson score interval of a share, without continuity correction; 95 % by default, (0, 1) where nothing was tried.

    Source: E. B. Wilson, Journal of the American Statistical Association 22 (1927).
    """
    if not 0 <= hits <= trials:
        raise ValueError(f"{hits} of {trials}")
    if trials == 0:
        return 0.0, 1.0
    share = hits / trials
    middle = share + z * z / (2 * trials)
    reach = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    low = 0.0 if hits == 0 else (middle - reach) / scale
    high = 1.0 if hits == trials else (middle + reach) / scale
    return low, high
