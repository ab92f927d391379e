import { Isen, rowOfDots } from "./strokes";

const RAYS = Array.from({ length: 24 }, (_, index) => {
  const angle = (index * Math.PI) / 12;
  return [Math.round(1010 + 104 * Math.cos(angle)), Math.round(170 + 104 * Math.sin(angle))] as const;
});

/** Sun, clouds, the volcano and the hills. */
export function Landscape() {
  return (
    <g>
      <circle cx="1010" cy="170" r="72" fill="var(--sun)" />
      <circle cx="1010" cy="170" r="86" fill="none" stroke="var(--sun)" strokeWidth="3" />
      <Isen at={RAYS} r={3.5} color="var(--sun)" />
      <Cloud x={1108} y={216} scale={0.9} />
      <Cloud x={1330} y={92} scale={1} />
      <Cloud x={864} y={92} scale={0.6} />
      <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
        <path
          d="M500 420C590 350 680 250 726 172c5-9 16-12 24-6 8 7 18 7 26 1 8-6 19-4 24 6 50 88 150 186 250 247Z"
          fill="var(--far)"
        />
        <path d="M734 166c10 16 46 16 58 0" fill="none" />
        <path
          d="M-20 396c110-70 190-80 300-36 90-52 170-40 250 4 120-66 260-70 380-6 100-60 200-58 300-8 80-44 150-44 240-20v170H-20Z"
          fill="var(--hill)"
        />
      </g>
      <g fill="none" stroke="var(--ink)" strokeWidth="1.5" strokeLinecap="round" opacity="0.45">
        <path d="M712 240c8 14 12 30 8 52M754 210c-6 26 4 46-2 74M806 232c2 20 16 36 20 56M690 292c6 10 6 20 4 32M838 300c2 10 8 18 14 24" />
      </g>
      <Isen
        at={[
          ...rowOfDots(96, 384, 7, 18, -3),
          ...rowOfDots(1006, 372, 8, 18, 2),
          ...rowOfDots(1016, 388, 8, 18, 2),
          ...rowOfDots(640, 366, 7, 18),
        ]}
        r={2.4}
      />
      <path
        d="M330 430c80-44 160-46 240-8 110-50 240-46 340-2 90-40 190-44 290 0 90-34 170-30 270-12v150H330Z"
        fill="var(--hill-near)"
        stroke="var(--ink)"
        strokeWidth="2"
      />
    </g>
  );
}

/** Three contours, as megamendung lays its shades. */
function Cloud(props: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.scale})`} strokeLinejoin="round">
      <path
        d="M-96 30c-26 0-28-36 0-38 2-34 44-40 58-18 14-30 66-26 70 8 22-16 52 0 46 24 24-4 32 24 10 24Z"
        fill="var(--cloud)"
        stroke="var(--cloud-line)"
        strokeWidth="2"
      />
      <path
        d="M-82 18c-12-4-8-16 2-16 2-22 30-24 38-6 12-24 48-20 50 8 16-12 38-4 34 14"
        fill="none"
        stroke="var(--cloud-line)"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M-62 18c-2-14 14-14 18-6 10-16 34-14 36 2 10-8 24-4 24 4"
        fill="none"
        stroke="var(--cloud-line)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  );
}
