import type { Point } from "@/components/map/coordinates";
import type { Cluster, MapPoint } from "./map-points";

/** Pixels to the right and down, on a plane where the whole world lies at one zoom. */
interface Place {
  x: number;
  y: number;
}

/** How far what is drawn at a point reaches, in pixels; none of it may cover what is drawn at another. */
export interface Reach {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What stands as one mark on the map. */
export interface Mark<Properties> extends Cluster {
  /** All that it stands for; null where the server counted some without naming them. */
  members: MapPoint<Properties>[] | null;
}

interface Drawing<Properties> {
  project(point: Point): Place;
  reachOf(mark: Mark<Properties>): Reach;
}

interface Drawn<Properties> {
  mark: Mark<Properties>;
  area: Reach;
}

/**
 * Puts together what would lie over each other, until nothing does: a finger hits what it points at, and no pin hides
 * another. The same points give the same marks, in whatever order they come.
 */
export function gather<Properties extends { id: number }>(
  singles: readonly MapPoint<Properties>[],
  clusters: readonly Cluster[],
  drawing: Drawing<Properties>,
): Mark<Properties>[] {
  const inOrder = singles.toSorted((one, other) => one.properties.id - other.properties.id);
  let marks: Mark<Properties>[] = [
    ...clusters.map((cluster) => ({ ...cluster, members: null })),
    ...inOrder.map((single) => ({ point: single.point, count: 1, members: [single] })),
  ];
  for (;;) {
    const before = marks.length;
    marks = gatherOnce(marks, drawing);
    if (marks.length === before) return marks;
  }
}

/** What was put together is larger and stands elsewhere, so it may lie over something again. */
function gatherOnce<Properties>(marks: Mark<Properties>[], drawing: Drawing<Properties>): Mark<Properties>[] {
  const drawn: Drawn<Properties>[] = [];
  for (const mark of marks) {
    const next = draw(mark, drawing);
    const at = drawn.findIndex(({ area }) => overlap(area, next.area));
    const other = drawn[at];
    if (other) drawn[at] = draw(united(other.mark, mark), drawing);
    else drawn.push(next);
  }
  return drawn.map(({ mark }) => mark);
}

function draw<Properties>(mark: Mark<Properties>, { project, reachOf }: Drawing<Properties>): Drawn<Properties> {
  const { x, y } = project(mark.point);
  const { left, top, right, bottom } = reachOf(mark);
  return { mark, area: { left: x - left, top: y - top, right: x + right, bottom: y + bottom } };
}

function overlap(one: Reach, other: Reach): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function united<Properties>(one: Mark<Properties>, other: Mark<Properties>): Mark<Properties> {
  const count = one.count + other.count;
  const mean = (degreesOf: (point: Point) => number) =>
    (degreesOf(one.point) * one.count + degreesOf(other.point) * other.count) / count;
  return {
    point: { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) },
    count,
    members: one.members && other.members ? [...one.members, ...other.members] : null,
  };
}
