interface Line {
  key: string;
  stroke: string;
  dashes: string | undefined;
  /** Null where there is nothing to say; the line has a gap there. */
  values: readonly (number | null)[];
}

/** Lines over the same steps, drawn on the server; each known value is a dot, so that a lonely one shows too. */
export function LinePlot({ label, lines, max }: { label: string; lines: readonly Line[]; max: number }) {
  const steps = lines[0]?.values.length ?? 0;
  const x = (index: number) => index * 10 + 5;
  // A little room above the highest dot.
  const y = (value: number) => 96 - (value / max) * 90;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${steps * 10} 100`}
      preserveAspectRatio="none"
      className="block size-full"
    >
      {lines.map(({ key, stroke, dashes, values }) => (
        <g key={key} className={stroke} fill="none">
          <path
            d={strokesOf(values, x, y)}
            strokeWidth={3}
            strokeDasharray={dashes}
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={values.map((value, index) => (value === null ? "" : `M${x(index)} ${y(value).toFixed(2)}h0`)).join("")}
            strokeWidth={9}
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
    </svg>
  );
}

type Place = (value: number) => number;

function strokesOf(values: readonly (number | null)[], x: Place, y: Place): string {
  return values
    .map((value, index) => {
      if (value === null) return "";
      const before = values[index - 1];
      return `${before === null || before === undefined ? "M" : "L"}${x(index)} ${y(value).toFixed(2)}`;
    })
    .join("");
}
