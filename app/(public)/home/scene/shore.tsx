import { Isen, rowOfDots } from "./strokes";

/** The river mouth at the left: water, mangroves on their roots, an egret. */
export function Shore() {
  return (
    <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      <path d="M-20 442c90-14 170-12 240 0s120 22 166 60c14 14 18 50 18 90H-20Z" fill="var(--water)" />
      <g fill="none" stroke="var(--water-line)">
        <path d="M10 470c12-7 22-7 34 0s22 7 34 0M120 466c12-7 22-7 34 0s22 7 34 0M40 500c12-7 22-7 34 0s22 7 34 0M190 496c12-7 22-7 34 0s22 7 34 0M20 532c12-7 22-7 34 0s22 7 34 0M150 530c12-7 22-7 34 0s22 7 34 0M280 524c12-7 22-7 34 0" />
      </g>
      <Mangrove x={86} y={470} scale={1.12} />
      <Mangrove x={232} y={462} scale={0.86} />
      <Egret />
    </g>
  );
}

function Mangrove(props: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.scale})`}>
      <g fill="none" stroke="var(--ink)" strokeWidth="8" style={{ vectorEffect: "none" }}>
        <path d={ROOTS} style={{ vectorEffect: "none" }} />
      </g>
      <path d={ROOTS} fill="none" stroke="var(--wood)" strokeWidth="4.5" style={{ vectorEffect: "none" }} />
      <path d="M-7-44c-2-24 0-40-8-62h30c-8 22-6 38-8 62Z" fill="var(--wood)" />
      <path
        d="M-74-104c-18-4-20-34 4-38-4-30 30-44 48-26 10-28 52-26 58 2 24-12 48 8 42 30 22 6 18 34-6 34-8 14-30 14-40 4-12 14-38 14-48 0-14 12-46 12-58-6Z"
        fill="var(--leaf)"
      />
      <path
        d="M-52-128c6-14 22-16 30-4M4-140c6-14 24-14 30-2M-14-112c8-10 22-10 28 0"
        fill="none"
        stroke="var(--leaf-light)"
      />
      <Isen
        at={[...rowOfDots(-56, -108, 4, 12), ...rowOfDots(24, -112, 5, 11), ...rowOfDots(-24, -152, 4, 12)]}
        r={2.2}
      />
    </g>
  );
}

const ROOTS =
  "M-4-50C-26-48-44-26-50 8M-2-46C-16-38-24-16-26 12M0-46c2 20 2 40 0 60M2-46c14 8 22 30 24 56M4-50c22 2 40 24 46 56M-38-24c-18 2-26 16-30 30M38-24c18 2 26 16 30 30";

function Egret() {
  return (
    <g transform="translate(330 506)">
      <path d="M-4 0v-30M6 0v-30" fill="none" />
      <path
        d="M-26-34c6-16 26-20 36-10 4-10-6-18 0-30 4-8 16-8 17 1l12 5-13 2c-4 10 6 20 0 32-6 10-34 14-52 0Z"
        fill="var(--dot)"
      />
      <path d="M-18-34c8-6 18-6 24 0" fill="none" />
      <circle cx="20" cy="-73" r="1.4" fill="var(--ink)" />
    </g>
  );
}
