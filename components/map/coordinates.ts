export interface Point {
  latitude: number;
  longitude: number;
}

/** A point that somebody chooses in a form. */
export interface PickedPoint extends Point {
  /** Only the middle of a district or city; the person may put it right. */
  approximate?: boolean;
}

/** Five decimals are about a metre. Decimal points, because commas separate the two numbers. */
export function coordinates({ latitude, longitude }: Point): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}

/** A click is rounded to what a finger can mean. */
export function rounded({ latitude, longitude }: Point): Point {
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) };
}
