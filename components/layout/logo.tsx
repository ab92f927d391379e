/** The leaf of Sulur with its shoot; decoration beside the word. */
export function LogoMark(props: { size?: number; onDark?: boolean }) {
  const size = props.size ?? 36;
  const leaf = props.onDark ? "var(--color-daun-300)" : "var(--color-daun-700)";
  const shoot = props.onDark ? "var(--color-daun-900)" : "var(--color-mori-50)";
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" className="shrink-0">
      <path fill={leaf} d="M24 46C15 37 7 29.5 7 19.5a17 17 0 0 1 34 0C41 29.5 33 37 24 46Z" />
      <g transform="translate(24 19.5)">
        <path fill={shoot} d="M0-1C-5-2-10-6-11-11.5-5.5-10.5-1-6 0-1Z" />
        <path fill="var(--color-kunyit-300)" d="M0-1C1-6 5.5-10.5 11-11.5 10-6 5-2 0-1Z" />
        <path fill={shoot} d="M0 1C5 2 10 6 11 11.5 5.5 10.5 1 6 0 1Z" />
        <path
          fill="none"
          stroke={shoot}
          strokeWidth="2.2"
          strokeLinecap="round"
          d="M-1 1c-6 1-9.5 4-9.5 7.5 0 2.5 2 4 4 3.5 2.3-.6 2-3.700-.3-3.5"
        />
      </g>
    </svg>
  );
}

export function Logo(props: { onDark?: boolean }) {
  return (
    <span className="flex items-center gap-2">
      <LogoMark {...props} />
      <span className="font-display text-2xl leading-none whitespace-nowrap">Sulur</span>
    </span>
  );
}
