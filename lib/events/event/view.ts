import type { AreaCertainty } from "@/lib/areas/rules";
import { isBeyondBound } from "@/lib/events/results/rules";
import { photoPath } from "@/lib/photos/rules";
import type { EventRow } from "./rows";
import type { EventCategory, EventKind, EventPhase, RegistrationStatus } from "./rules";

/** What everyone may see of an event: the spec's six fields first. */
export interface EventView {
  id: number;
  title: string;
  /** Start, ISO time. */
  date: string;
  location: string;
  description: string;
  capacity: number;
  registered: number;
  slug: string;
  kind: EventKind;
  category: EventCategory | null;
  ends: string;
  zone: "WIB" | "WITA" | "WIT";
  latitude: number | null;
  longitude: number | null;
  approximate: boolean;
  province: string | null;
  /** Code of the finest area that is known and may be told, and how it is known: `nearest` and `geocoder` are guesses. */
  area_code: string | null;
  area_certainty: AreaCertainty | null;
  organiser: string;
  /** Address of the 640 px photo. */
  photo: string | null;
  cancelled: boolean;
  /** What came of it; null until its organiser has told. */
  results: EventFiguresView | null;
}

interface EventFiguresView {
  people: number | null;
  trees: number | null;
  kilograms: number | null;
  /** More than the people who registered or were checked in make likely: only the organiser says so. */
  beyond: boolean;
}

/** Null until there are results. */
export function figuresOf(
  row: Pick<EventRow, "resultAt" | "resultPeople" | "resultTrees" | "resultKilograms" | "registered" | "resultCame">,
): EventFiguresView | null {
  if (row.resultAt === null) return null;
  const figures = { people: row.resultPeople, trees: row.resultTrees, kilograms: row.resultKilograms };
  return { ...figures, beyond: isBeyondBound(figures, { registered: row.registered, came: row.resultCame }) };
}

export function eventView(row: EventRow): EventView {
  return {
    id: row.id,
    title: row.title,
    date: row.startsAt.toISOString(),
    location: row.location,
    description: row.description,
    capacity: row.capacity,
    registered: row.registered,
    slug: row.slug,
    kind: row.kind,
    category: row.category,
    ends: row.endsAt.toISOString(),
    zone: row.zone,
    latitude: row.latitude,
    longitude: row.longitude,
    approximate: row.approximate,
    province: row.province,
    area_code: row.areaCode,
    area_certainty: row.areaCertainty,
    organiser: row.organiser,
    photo: row.photoId === null ? null : photoPath(row.photoId, 640),
    cancelled: row.cancelledAt !== null,
    results: figuresOf(row),
  };
}

export interface EventResultsView extends EventFiguresView {
  words: string | null;
  /** Addresses of 640 px photos. */
  photos: string[];
}

/** The page of one event. */
export interface EventDetailView extends EventView {
  cancel_words: string | null;
  /** How many people wait for a seat. */
  waiting: number;
  results: EventResultsView | null;
  /** The report that it mends. */
  report: { code: string; location: string } | null;
  revision: number;
}

/** PATCH /api/events/{id}/register. `people` wait when `status` is WAITING. */
export interface RegistrationView {
  id: number;
  registered: number;
  capacity: number;
  status: RegistrationStatus;
  people: number;
  /** On the waiting list: how many people are before. */
  ahead: number | null;
  /** Until when the organiser decides, ISO time; null unless `status` is HELD, which takes no seat yet. */
  held_until: string | null;
  registration_id: number;
  /** Lets its holder change or cancel. */
  token: string;
  /** False where the address has got too many mails of strangers today or stopped them, so that this answer is all there is. */
  mailed: boolean;
  /** False for who registered a number, to which nothing is ever sent. */
  by_email: boolean;
}

/** PATCH /api/registrations/{id} */
export interface ChangedRegistrationView {
  id: number;
  status: RegistrationStatus;
  people: number;
}

/** POST /api/events: with the token of the private link, which is shown this once. */
export interface CreatedEventView extends EventView {
  manage_token: string;
  /** Whether the organiser's address gets the link too. */
  mailed: boolean;
}

/** GET /api/events/zone; null where nobody can say. */
export interface FoundZoneView {
  zone: "WIB" | "WITA" | "WIT" | null;
}

/** GET /api/events/access */
export interface EventAccessView {
  /** Staff always; others for a while after they entered the code. */
  allowed: boolean;
}

/** What everyone may see of an event for a report. */
export interface ReportGatheringView {
  id: number;
  slug: string;
  title: string;
  location: string;
  /** Start, ISO time. */
  date: string;
  zone: "WIB" | "WITA" | "WIT";
  capacity: number;
  registered: number;
  cancelled: boolean;
  /** Its results are written down. */
  finished: boolean;
}

/** What staff see of it at the report's desk. */
export interface GatheringView extends ReportGatheringView {
  results: (EventFiguresView & { words: string | null; photos: { id: string; url: string }[] }) | null;
  /** The results are there, and nobody has said yet whether they settle the report. */
  waits: boolean;
}

interface OwnDate {
  id: number;
  title: string;
  location: string;
  /** Start, ISO time. */
  date: string;
  zone: "WIB" | "WITA" | "WIT";
  phase: EventPhase;
}

/** What /akun shows of a registration of one's own. */
export interface OwnRegistrationView extends OwnDate {
  status: RegistrationStatus;
  people: number;
  /** Of the page where it is changed or cancelled. */
  path: string;
}

/** What /akun shows of an event that the account added. */
export interface OwnEventView extends OwnDate {
  registered: number;
  capacity: number;
  /** Of the organiser's page. */
  path: string;
}
