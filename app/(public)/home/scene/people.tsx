import type { ReactNode } from "react";
import { Isen, Limb, rowOfDots } from "./strokes";

/** Neighbours at work. Each stands with the feet at (0, 0). */
export function People() {
  return (
    <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      <At x={424} y={522}>
        <Sweeper />
      </At>
      <At x={540} y={530}>
        <Digger />
      </At>
      <At x={606} y={536} scale={0.82}>
        <Child />
      </At>
      <At x={806} y={528}>
        <Carriers />
      </At>
      <At x={1004} y={532}>
        <Reporter />
      </At>
    </g>
  );
}

function At(props: { x: number; y: number; scale?: number; children: ReactNode }) {
  return <g transform={`translate(${props.x} ${props.y}) scale(${props.scale ?? 1})`}>{props.children}</g>;
}

function Face(props: { x: number; y: number; color: string }) {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <ellipse rx="9.5" ry="10.5" fill={props.color} />
      <circle cx="2" cy="-1" r="0.6" fill="var(--ink)" />
      <circle cx="6.5" cy="-1" r="0.6" fill="var(--ink)" />
      <path d="M2 4.500c1.500 1.500 3 1.500 4.500 0" fill="none" strokeWidth="1.4" />
    </g>
  );
}

function Feet(props: { from: number; to: number }) {
  return (
    <g fill="var(--wood-dark)">
      <path d={`M${props.from - 5} 1c0-7 12-7 14 0Z`} />
      <path d={`M${props.to - 5} 1c0-7 12-7 14 0Z`} />
    </g>
  );
}

function Sweeper() {
  return (
    <g>
      <Feet from={-14} to={8} />
      <path d="M-13-84c-4 34-8 56-14 80h50c-4-26-8-50-9-80Z" fill="var(--cloth-blue)" />
      <Isen at={[...rowOfDots(-20, -12, 6, 8), ...rowOfDots(-16, -22, 5, 8)]} r={1.8} color="var(--cloth-yellow)" />
      <Limb d="M34-74 62-14" color="var(--wood)" width={3} />
      <path d="M58-22 84-4c-12 8-24 8-36 4Z" fill="var(--cloth-yellow)" />
      <path d="M62-14l12 12M60-12l2 13" fill="none" strokeWidth="1.4" />
      <Limb d="M-6-76C0-60 18-52 40-56" color="var(--cloth-blue)" />
      <Limb d="M8-76c8 4 18 6 28 6" color="var(--cloth-blue)" />
      <path
        d="M1-122c-15 0-18 12-17 23-1 9-4 16-8 22 12 10 36 10 44-1-5-7-4-14-4-22 0-13-3-22-15-22Z"
        fill="var(--cloth-yellow)"
      />
      <Face x={4} y={-103} color="var(--skin)" />
    </g>
  );
}

function Digger() {
  return (
    <g>
      <Feet from={-18} to={10} />
      <Limb d="M-8-50-16-8" color="var(--cloth-navy)" width={13} />
      <Limb d="M4-50 12-8" color="var(--cloth-navy)" width={13} />
      <path d="M-17-88c8-6 24-6 32 0l4 42h-40Z" fill="var(--cloth-red)" />
      <Limb d="M54-104 26-4" color="var(--wood)" width={4} />
      <path d="M16-8 36-4l-2 14-22-4Z" fill="var(--wall)" />
      <Limb d="M-10-80c4 14 18 20 46 12" color="var(--cloth-red)" />
      <Limb d="M10-82c12 0 22-2 34-10" color="var(--cloth-red)" />
      <Face x={3} y={-101} color="var(--skin-deep)" />
      <path d="M-22-107 2-128l26 21c-14 5-36 5-50 0Z" fill="var(--wall-warm)" />
      <path d="M-10-108 2-128l13 20" fill="none" strokeWidth="1.4" />
    </g>
  );
}

function Child() {
  return (
    <g>
      <Feet from={-12} to={6} />
      <Limb d="M-6-30-8-8" color="var(--skin)" />
      <Limb d="M6-30 8-8" color="var(--skin)" />
      <path d="M-15-48h30l3 24h-15l-3-8-3 8h-15Z" fill="var(--cloth-navy)" />
      <path d="M-13-80c6-5 20-5 26 0l2 36h-30Z" fill="var(--cloth-yellow)" />
      <path d="M34-52h26v24H38Z" fill="var(--cloth-green)" />
      <path d="M60-40 78-54l4 5-22 20M36-52c2-14 20-14 22 0" fill="none" />
      <g fill="none" stroke="var(--water-line)">
        <path d="M84-44l5 9M80-40l4 9M90-48l5 8" />
      </g>
      <Limb d="M-4-72c8 12 22 16 42 16" color="var(--skin)" width={8} />
      <Face x={2} y={-93} color="var(--skin)" />
      <path d="M-9-92c-4-16 4-24 14-23 8 0 12 8 9 16-6-4-14-6-18-4-2 4-2 8-5 11Z" fill="var(--ink)" />
      <g transform="translate(108 0)">
        <path d="M0 4v-30" fill="none" />
        <path
          d="M0-14c-14 2-20-6-20-16 12 0 18 6 20 16ZM0-20c2-12 10-18 20-18 0 10-8 18-20 18Z"
          fill="var(--leaf-light)"
        />
        <path d="M-20 4c8-8 32-8 40 0Z" fill="var(--wood-dark)" />
      </g>
    </g>
  );
}

function Carriers() {
  return (
    <g>
      <Limb d="M-64-76H84" color="var(--cloth-yellow)" width={4} />
      <path d="M-18-74-6-46M38-74 26-46" fill="none" />
      <path d="M-10-62c4-8 10-8 14 0M8-64v-14h9v14M20-62l6-10 8 6-4 8" fill="var(--wall-cool)" />
      <path d="M-24-48h68l-9 38h-50Z" fill="var(--wood)" />
      <path d="M-21-36h62M-18-23h56M-4-48l4 38M10-48v38M24-48l-4 38" fill="none" strokeWidth="1.4" />
      <g transform="translate(-66 0)">
        <Feet from={-14} to={8} />
        <path d="M-15-54c-3 20-4 36-6 52h40c-2-18-2-34-5-52Z" fill="var(--roof-brown)" />
        <Isen
          at={[...rowOfDots(-14, -14, 5, 7), ...rowOfDots(-12, -26, 4, 8), ...rowOfDots(-10, -38, 4, 7)]}
          r={1.7}
          color="var(--cloth-yellow)"
        />
        <path d="M-15-88c8-6 22-6 29 0l3 38h-34Z" fill="var(--cloth-green)" />
        <Limb d="M-4-80c2 12 8 14 18 8" color="var(--cloth-green)" />
        <Face x={3} y={-101} color="var(--skin)" />
        <path d="M-7-98c-6-16 2-26 12-25 10 0 13 8 10 15-8-2-14-2-17 0 0 4-2 8-5 10Z" fill="var(--ink)" />
        <circle cx="-9" cy="-113" r="7" fill="var(--ink)" />
      </g>
      <g transform="translate(90 0)">
        <Feet from={-12} to={10} />
        <path d="M-14-54c-2 20-3 36-5 52h40c-2-18-3-34-6-52Z" fill="var(--cloth-navy)" />
        <path d="M-17-22h36M-16-38h33M-2-54l-1 52M8-54l2 52" fill="none" stroke="var(--cloth-pale)" strokeWidth="1.4" />
        <path d="M-15-88c8-6 22-6 29 0l3 38h-34Z" fill="var(--cloth-pale)" />
        <Limb d="M-6-80c-2 12-6 12-12 6" color="var(--cloth-pale)" />
        <Face x={2} y={-101} color="var(--skin-deep)" />
        <path d="M-9-106v-13c7-4 17-4 23 0v12c-7-3-16-3-23 1Z" fill="var(--ink)" />
      </g>
    </g>
  );
}

/** The one who takes the picture for the report. */
function Reporter() {
  return (
    <g>
      <Feet from={-14} to={8} />
      <Limb d="M-7-50-10-8" color="var(--cloth-navy)" width={13} />
      <Limb d="M6-50 8-8" color="var(--cloth-navy)" width={13} />
      <path d="M-16-88c8-6 24-6 31 0l5 52h-42Z" fill="var(--cloth-red)" />
      <Isen at={rowOfDots(-14, -44, 5, 7.5)} r={1.8} color="var(--cloth-yellow)" />
      <Limb d="M-4-80c8 12 20 12 34 2" color="var(--cloth-red)" />
      <Limb d="M8-82c8 4 14 4 24-4" color="var(--cloth-red)" />
      <path d="M32-106h13v26H32Z" fill="var(--ink)" />
      <path d="M35-102h7v17h-7Z" fill="var(--water)" strokeWidth="1" />
      <path
        d="M1-122c-15 0-18 12-17 23-1 9-4 14-8 19 12 9 36 9 44 0-5-6-4-12-4-20 0-13-3-22-15-22Z"
        fill="var(--cloth-green)"
      />
      <Face x={4} y={-103} color="var(--skin)" />
    </g>
  );
}
