import { Isen, rowOfDots } from "./strokes";

/** What grows between the houses. */
export function TreesBehind() {
  return (
    <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      <Coconut x={598} y={442} scale={1} />
      <Coconut x={352} y={440} scale={0.72} />
      <BroadTree />
      <Banana x={878} y={450} />
    </g>
  );
}

function Coconut(props: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.scale})`}>
      <path d="M-7 0c-2-70 4-130 14-186l10 3C8-130 6-70 8 0Z" fill="var(--wood)" />
      <path
        d="M-5-30c5 3 9 3 13 0M-4-64c5 3 8 3 12 0M-1-98c5 3 8 3 11 0M3-132c4 3 7 3 10 0M8-162c3 2 5 2 8 0"
        fill="none"
      />
      <g fill="var(--leaf)">
        <path d="M12-186c-20-22-50-22-70-2 22-4 46 0 66 8Z" />
        <path d="M12-186c-26-6-48 10-56 38 16-16 34-26 56-32Z" />
        <path d="M12-188c18-24 48-26 72-8-24-2-46 4-66 14Z" />
        <path d="M12-186c26-8 52 8 58 36-16-16-34-24-56-28Z" />
        <path d="M10-188c-8-22-2-42 16-56-4 18-2 36-6 56Z" />
      </g>
      <g fill="var(--roof-brown)">
        <circle cx="6" cy="-178" r="7" />
        <circle cx="19" cy="-177" r="7" />
      </g>
    </g>
  );
}

function Banana(props: { x: number; y: number }) {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <path d="M-6 0c0-24 0-40 3-58h8c3 18 3 34 3 58Z" fill="var(--leaf-light)" />
      <g fill="var(--leaf-light)">
        <path d="M0-54c-10-30-36-42-62-34 10 20 34 34 62 34Z" />
        <path d="M2-54c8-34 34-48 60-42-8 24-32 40-60 42Z" />
        <path d="M0-56c-18-26-16-56 4-78 16 24 14 54-4 78Z" />
      </g>
      <path d="M0-56c-18-10-36-20-52-28M2-56c16-12 34-24 50-34M1-58c2-22 3-42 3-62" fill="none" />
    </g>
  );
}

function BroadTree() {
  return (
    <g transform="translate(1258 446)">
      <path d="M-20 0c8-30 6-64-4-92l18 6 8-30 10 30 20-10c-12 34-12 66-2 96Z" fill="var(--wood)" />
      <path
        d="M-134-118c-34-10-32-58 4-62-2-44 44-62 72-40 14-38 78-42 98-6 32-20 78 2 74 42 36 4 44 50 10 64-14 22-52 22-66 4-20 20-60 18-76-4-22 22-66 24-82 0-10 8-24 8-34 2Z"
        fill="var(--leaf)"
      />
      <path
        d="M-98-170c8-20 32-22 42-6M-22-204c10-20 40-20 48 0M56-166c10-18 36-16 42 2M-50-134c10-14 32-14 40 2M14-136c10-14 32-14 40 2"
        fill="none"
        stroke="var(--leaf-light)"
      />
      <Isen
        at={[
          ...rowOfDots(-110, -142, 5, 13),
          ...rowOfDots(-40, -168, 6, 13),
          ...rowOfDots(62, -138, 5, 13),
          ...rowOfDots(-8, -226, 4, 13),
        ]}
        r={2.4}
      />
      <g fill="var(--cloth-yellow)">
        <circle cx="-74" cy="-196" r="6" />
        <circle cx="-14" cy="-150" r="6" />
        <circle cx="44" cy="-196" r="6" />
        <circle cx="102" cy="-150" r="6" />
      </g>
    </g>
  );
}

/** Grass, flowers and the dots of the ground before everything else. */
export function GroundBefore() {
  return (
    <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      {[462, 716, 1206, 1360].map((x, index) => (
        <g key={x} transform={`translate(${x} ${index % 2 ? 548 : 540})`} fill="var(--leaf-light)">
          <path d="M-14 6c-2-12-8-18-16-20 2 10 4 16 8 20ZM-4 6c-2-18-2-26 4-36 6 10 6 20 4 36ZM14 6c2-12 8-18 16-20-2 10-4 16-8 20Z" />
        </g>
      ))}
      <Dump />
    </g>
  );
}

/** What the report is about. */
function Dump() {
  return (
    <g transform="translate(1104 540)">
      <path d="M-44 4c-8-22 2-34 12-34l4-8h8l2 8c14 2 20 20 12 34Z" fill="var(--cloth-navy)" />
      <path d="M6 4c-6-16 0-26 8-27l3-8h8l2 8c12 2 16 16 10 27Z" fill="var(--ink)" />
      <path d="M-18 4c-2-8 2-14 8-16l20 2 6 14Z" fill="var(--wall-warm)" />
      <path d="M46 4V-12h6v-6h6v6h6V4Z" fill="var(--water)" />
      <path d="M-26-26c-4 8-6 14-6 22M18-20c4 6 4 12 2 18" fill="none" stroke="var(--dot)" strokeWidth="1.4" />
    </g>
  );
}
