import { Isen, rowOfDots } from "./strokes";

/** Three houses at the lane and the stall of the waste bank. */
export function Houses() {
  return (
    <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      <LimasanHouse />
      <YellowHouse />
      <WasteBank />
    </g>
  );
}

function LimasanHouse() {
  return (
    <g transform="translate(470 448)">
      <path d="M-88-84H88V0H-88Z" fill="var(--wall)" />
      <path d="M-112-80-72-124h30l26-44h52l26 44h30l40 44Z" fill="var(--roof)" />
      <path d="M-42-124H62M-96-97H98" fill="none" />
      <Isen at={[...rowOfDots(-82, -108, 10, 18), ...rowOfDots(-24, -138, 5, 14), ...rowOfDots(-94, -88, 12, 17)]} />
      <path d="M-16-62h34V0h-34Z" fill="var(--cloth-green)" />
      <path d="M1-62V0" fill="none" />
      <Window x={-72} y={-60} />
      <Window x={36} y={-60} />
      <path d="M-92 0h184v9H-92Z" fill="var(--wood)" />
    </g>
  );
}

function YellowHouse() {
  return (
    <g transform="translate(716 440)">
      <path d="M-70-92H70V0H-70Z" fill="var(--wall-warm)" />
      <path d="M-88-86 0-158l88 72Z" fill="var(--roof-brown)" />
      <path d="M-26-98 0-120l26 22Z" fill="var(--wall-warm)" />
      <Isen at={[...rowOfDots(-58, -94, 3, 12), ...rowOfDots(36, -94, 3, 12), ...rowOfDots(-12, -134, 3, 12)]} />
      <path d="M14-64h34V0H14Z" fill="var(--wood)" />
      <circle cx="41" cy="-30" r="2" fill="var(--ink)" />
      <Window x={-50} y={-64} />
      <path d="M-74 0H74v8H-74Z" fill="var(--wood-dark)" />
      <path d="M-52-24h42v10h-42Z" fill="var(--roof)" />
      <path d="M-46-24c-4-10 4-16 6-16s10 6 6 16M-28-24c-4-12 4-18 6-18s10 6 6 18" fill="var(--leaf-light)" />
    </g>
  );
}

function Window(props: { x: number; y: number }) {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <path d="M0 0h36v32H0Z" fill="var(--window)" />
      <path d="M18 0v32M0 16h36" fill="none" />
      <path d="M-4 32h44v5H-4Z" fill="var(--wood)" />
    </g>
  );
}

function WasteBank() {
  return (
    <g transform="translate(1060 448)">
      <path d="M-84-96v96M84-96v96" fill="none" strokeWidth="2" />
      <path d="M-78-70H78V0H-78Z" fill="var(--wall-cool)" />
      <path d="M-88-70v70h8v-70ZM80-70v70h8v-70Z" fill="var(--wood)" />
      <path d="M-104-74-80-122H80l24 48Z" fill="var(--cloth-yellow)" />
      <path d="M-62-122l-16 48M-20-122l-5 48M22-122l5 48M64-122l16 48" fill="none" />
      <path
        d="M-104-74c0 16 26 16 26 0 0 16 26 16 26 0 0 16 26 16 26 0 0 16 26 16 26 0 0 16 26 16 26 0 0 16 26 16 26 0 0 16 26 16 26 0 0 16 26 16 26 0Z"
        fill="var(--cloth-pale)"
      />
      <path d="M-80-34H80v10H-80Z" fill="var(--wood)" />
      <Isen at={rowOfDots(-64, -12, 10, 14)} color="var(--leaf)" />
      <path d="M0-34v-18M-26-50h52" fill="none" />
      <path d="M-40-44h28c0 9-28 9-28 0ZM12-48h28c0 9-28 9-28 0Z" fill="var(--cloth-pale)" />
      <path d="M-26-50v6M26-50v2" fill="none" />
    </g>
  );
}
