import type { AreaCertainty } from "@/lib/areas/rules";
import { areaText } from "@/lib/areas/view";
import type { StepView } from "@/lib/desk/view";
import type { Zone } from "@/lib/format/dates";
import type { MapView } from "@/lib/map/view";
import { photoPath } from "@/lib/photos/rules";
import { isOnMap, type PlaceKind, type PlaceStatus, type PlaceStepKind } from "./rules";
import type { PLACE_STATES } from "./rules-list";

/** One place in the desk's list of everything. */
export interface PlaceRowView {
  id: number;
  name: string;
  kind: PlaceKind;
  state: (typeof PLACE_STATES)[number];
  held: boolean;
  area: string | null;
  createdAt: string;
  zone: Zone;
}

/** The columns that the public view of a place needs. A row never leaves the server. */
export interface PlaceRow {
  id: number;
  slug: string;
  status: PlaceStatus;
  name: string;
  kind: PlaceKind;
  description: string;
  latitude: number;
  longitude: number;
  approximate: boolean;
  regency: string | null;
  province: string | null;
  areaCode: string | null;
  publicAreaCode: string | null;
  areaCertainty: AreaCertainty | null;
  photoId: string | null;
  openCount: number;
  closedCount: number;
  closedAt: Date | null;
  mergedIntoId: number | null;
  createdAt: Date;
}

/** What everyone may see of a place: the spec's five fields first. */
export interface PlaceView {
  id: number;
  name: string;
  description: string;
  latitude: number;
  longitude: number;
  slug: string;
  kind: PlaceKind;
  approximate: boolean;
  /** `Kota Bogor, Jawa Barat`, as far as known. */
  area: string | null;
  /** Code of the finest area that is known and may be told, and how it is known: `nearest` and `geocoder` are guesses. */
  area_code: string | null;
  area_certainty: AreaCertainty | null;
  /** Address of the 640 px photo; null before approval. */
  photo: string | null;
  open_count: number;
  closed_count: number;
  created_at: string;
}

export function placeView(row: PlaceRow): PlaceView {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    latitude: row.latitude,
    longitude: row.longitude,
    slug: row.slug,
    kind: row.kind,
    approximate: row.approximate,
    area: areaText(row),
    area_code: row.publicAreaCode,
    area_certainty: row.areaCertainty,
    photo: row.photoId !== null && isOnMap(row) ? photoPath(row.photoId, 640) : null,
    open_count: row.openCount,
    closed_count: row.closedCount,
    created_at: row.createdAt.toISOString(),
  };
}

/** In a list sorted by distance. */
export interface NearPlaceView extends PlaceView {
  distance_meters: number;
}

/** POST /api/locations. `held`: a filter doubts it, so staff look at it first. */
export interface CreatedPlaceView extends PlaceView {
  status: PlaceStatus;
  held: boolean;
}

/** GET /api/locations/mine */
export interface MyPlaceView extends PlaceView {
  status: PlaceStatus;
  /** Staff's reason, when it was rejected. */
  words: string | null;
}

/** The page of one place. A closed one keeps its page and says so. */
export interface PlaceDetailView extends PlaceView {
  closed: boolean;
  /** Of the page's large picture (2048 px). */
  photo_large: string | null;
  updated_at: string;
}

export function placeDetailView(row: PlaceRow & { updatedAt: Date }): PlaceDetailView {
  return {
    ...placeView(row),
    closed: row.closedAt !== null,
    photo_large: row.photoId !== null && isOnMap(row) ? photoPath(row.photoId, 2048) : null,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** What the page of a slug leads to: the place, or the path of the page that it is now (merged, renamed). */
export type PlacePageView = { place: PlaceDetailView } | { movedTo: string };

/** POST and GET /api/locations/{id}/vote */
export interface PlaceVoteView {
  open_count: number;
  closed_count: number;
  /** What this person said; null for who has said nothing. */
  open: boolean | null;
  /** False where that is stored but, as one more of a network, not counted; null for who has said nothing. */
  counted: boolean | null;
}

export interface PlacePointProperties {
  id: number;
  slug: string;
  name: string;
  kind: PlaceKind;
  /** Its opening, where it is long. */
  description: string;
  photo: string | null;
}

/** GeoJSON of the map: single places, or clusters where there are too many. */
export type PlaceMapView = MapView<PlacePointProperties>;

/** What may be the same as a place that is being added. */
export interface NearbyPlaceView {
  id: number;
  slug: string;
  name: string;
  kind: PlaceKind;
  status: PlaceStatus;
  /** Null while the place waits: its point is not public. */
  distance_meters: number | null;
}

/** What staff see beside a place. */
export interface DuplicatePlaceView extends NearbyPlaceView {
  distance_meters: number;
}

export interface PlaceNoteView {
  id: number;
  note: string;
  created_at: string;
  hasContact: boolean;
}

/** What staff see at the desk; never sent to a public response. */
export interface DeskPlaceView {
  id: number;
  slug: string;
  status: PlaceStatus;
  heldReason: string | null;
  name: string;
  kind: PlaceKind;
  description: string;
  latitude: number;
  longitude: number;
  approximate: boolean;
  area: string | null;
  photo: { id: string; medium: string; large: string } | null;
  openCount: number;
  closedCount: number;
  /** Residents say that it is gone, and staff have not answered them. */
  doubted: boolean;
  closedAt: string | null;
  mergedInto: { id: number; slug: string; name: string } | null;
  createdAt: string;
  zone: Zone;
  /** Goes back as `seen_at` with a decision. */
  updatedAt: string;
  steps: StepView<PlaceStepKind>[];
  /** Open notes of residents, oldest first. */
  notes: PlaceNoteView[];
  /** Places that may be the same. */
  duplicates: DuplicatePlaceView[];
}

/** GET /api/admin/places/counts: how many wait in each queue, no further than `MAX_DESK_COUNT`. */
export type PlaceCountsView = Record<PlaceStatus | "DOUBTED", number>;
