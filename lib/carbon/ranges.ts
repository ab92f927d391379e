/** An amount that is only known to lie between two others; never negative. */
export interface Range {
  value: number;
  low: number;
  high: number;
}

export const NOTHING: Range = { value: 0, low: 0, high: 0 };

export function exactly(value: number): Range {
  return { value, low: value, high: value };
}

export function times(one: Range, other: Range): Range {
  return { value: one.value * other.value, low: one.low * other.low, high: one.high * other.high };
}

/** @param other nowhere 0 */
export function divided(one: Range, other: Range): Range {
  return { value: one.value / other.value, low: one.low / other.high, high: one.high / other.low };
}

export function plus(one: Range, other: Range): Range {
  return { value: one.value + other.value, low: one.low + other.low, high: one.high + other.high };
}

/** The larger of both at each end. */
export function atLeast(one: Range, other: Range): Range {
  return {
    value: Math.max(one.value, other.value),
    low: Math.max(one.low, other.low),
    high: Math.max(one.high, other.high),
  };
}
