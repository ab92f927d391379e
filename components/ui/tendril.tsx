/** The small shoot of Sulur, for places where nothing has grown yet. Decoration. */
export function Tendril(props: { className?: string }) {
  return (
    <svg viewBox="0 0 96 96" width="96" height="96" fill="none" aria-hidden="true" className={props.className}>
      <path
        d="M14 88h68"
        stroke="var(--color-line-strong)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 8"
      />
      <g stroke="var(--color-ink)" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M48 88C48 70 40 64 42 50s20-14 22-28c1-8-7-12-12-8-4 4 0 10 5 8" />
        <path d="M43 54C30 56 22 50 19 38c12-1 22 4 24 16Z" fill="var(--color-daun-300)" />
        <path d="M62 30c8 1 14-2 18-10-9-3-17 0-18 10Z" fill="var(--color-kunyit-300)" />
        <path d="M46 70c9 3 18 0 24-9-10-4-21-1-24 9Z" fill="var(--color-daun-300)" />
        <path d="M25 43c6 3 11 6 15 10M64 64c-6 1-11 3-15 5" strokeWidth="1.6" />
      </g>
    </svg>
  );
}
