/** The value that this share (0 to 1) of all values does not exceed. `ascending` must be sorted. */
export function quantile(ascending: readonly number[] | Float64Array, share: number): number {
  const rank = Math.max(1, Math.ceil(share * ascending.length));
  return ascending[rank - 1] ?? Number.NaN;
}

/** 12345.6 → '12,346' */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en-AU');
}

/** A requirement, with the metric that shows whether it holds. */
export interface Bound {
  what: string;
  metric: string;
  holds: boolean;
}
