/** An arm, a leg or a pole: a coloured stroke on a wider one of ink. */
export function Limb(props: { d: string; color: string; width?: number }) {
  const width = props.width ?? 9;
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={props.d} stroke="var(--ink)" strokeWidth={width + 4} style={{ vectorEffect: "none" }} />
      <path d={props.d} stroke={props.color} strokeWidth={width} style={{ vectorEffect: "none" }} />
    </g>
  );
}

/** Isen: the small dots that fill a batik shape. */
export function Isen(props: { at: readonly (readonly [number, number])[]; r?: number; color?: string }) {
  return (
    <g fill={props.color ?? "var(--dot)"} stroke="none">
      {props.at.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={props.r ?? 2} />
      ))}
    </g>
  );
}

/** Dots in a row: from a point, so many, with a step. */
export function rowOfDots(x: number, y: number, count: number, stepX: number, stepY = 0): [number, number][] {
  return Array.from({ length: count }, (_, index) => [x + index * stepX, y + index * stepY]);
}
