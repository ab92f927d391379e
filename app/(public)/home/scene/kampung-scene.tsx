import { Houses } from "./houses";
import { Landscape } from "./landscape";
import { People } from "./people";
import { GroundBefore, TreesBehind } from "./plants";
import styles from "./scene.module.css";
import { Shore } from "./shore";
import { Isen, rowOfDots } from "./strokes";

/** Gotong royong in a kampung at the river mouth. Decoration; the phone sees the middle of it. */
export function KampungScene() {
  return (
    <svg viewBox="0 0 1440 560" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={styles.scene}>
      <Landscape />
      <TreesBehind />
      <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
        <path d="M300 456c240-14 700-16 1180-6v150H300Z" fill="var(--grass)" />
        <path d="M380 590c10-66 60-92 140-104 220-26 600-26 960-14v118Z" fill="var(--path)" />
      </g>
      <Houses />
      <Shore />
      <Isen
        at={[...rowOfDots(560, 498, 9, 22), ...rowOfDots(930, 492, 9, 22), ...rowOfDots(1160, 520, 10, 22)]}
        r={2.4}
        color="var(--wood)"
      />
      <People />
      <GroundBefore />
    </svg>
  );
}
