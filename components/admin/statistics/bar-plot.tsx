interface Bar {
  key: string;
  /** Shown by a pointer that rests on it. */
  title: string;
  /** From the bottom to the top. */
  parts: readonly { fill: string; value: number }[];
}

/** Bars of one or several parts, drawn on the server. @param label says the whole to who does not see it */
export function BarPlot({ label, bars, max }: { label: string; bars: readonly Bar[]; max: number }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${bars.length * 10} 100`}
      preserveAspectRatio="none"
      className="block size-full"
    >
      {bars.map(({ key, title, parts }, index) => {
        let top = 100;
        return (
          <g key={key}>
            <title>{title}</title>
            {parts.map(({ fill, value }) => {
              const height = (value / max) * 100;
              top -= height;
              return value === 0 ? null : (
                <rect key={fill} x={index * 10 + 1} y={top} width={8} height={height} className={fill} />
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}
