import "server-only";
import { kindLabel, sceneOf } from "@/lib/events/event/rules";
import type { EventView } from "@/lib/events/event/view";
import { formatDate, formatDateTime } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/numbers";
import { clipped } from "@/lib/format/text";
import { FORUM_CATEGORY_LABELS, type ForumCategory } from "@/lib/forum/rules";
import type { ThreadView } from "@/lib/forum/view";
import type { PageCard } from "@/lib/layout/page-cards";
import { PARTNER_BADGE_LABELS } from "@/lib/partners/rules";
import type { PartnerView } from "@/lib/partners/view";
import { PLACE_KIND_COLOURS, PLACE_KIND_LABELS, type PlaceKind, placeDrawing } from "@/lib/places/rules";
import { damageDrawing, type ReportStatus, STATUS_LABELS } from "@/lib/reports/rules";
import { type CardPhoto, drawCard } from "./card";

const PARTNER_COLOUR = "#6A3F1F";

/** Two lines of small letters. */
const PARTNER_LINES = 90;

interface PartnerCard extends Pick<PartnerView, "name" | "badge" | "area" | "address"> {
  /** What it takes and when it is open, in words. */
  takes: string;
  schedule: string;
}

const THREAD_LOOKS: Record<ForumCategory, { colour: string; drawing: string }> = {
  "pengelolaan-sampah": { colour: "#6A3F1F", drawing: "lima-warna" },
  tanaman: { colour: "#22734A", drawing: "bibit" },
  "eco-lifestyle": { colour: "#1F5F73", drawing: "keranjang" },
};

type ShownThread = Pick<ThreadView, "title" | "category" | "comments_count" | "created_at">;

const EVENT_COLOURS = { PLANTING: "#22734A", COMMUNITY: "#6A3F1F", cancelled: "#8E241C" };

type ShownEvent = Pick<
  EventView,
  "kind" | "category" | "title" | "location" | "date" | "zone" | "registered" | "capacity" | "cancelled"
>;

/** The picture of a shared event, with its seats: "12 dari 30 peserta". @param photo as `drawCard` takes it */
export function drawEventCard(event: ShownEvent, photo: CardPhoto): Promise<Buffer> {
  const { kind, title, location, date, zone, registered, capacity, cancelled } = event;
  const card = {
    badge: cancelled
      ? { text: "Dibatalkan", colour: EVENT_COLOURS.cancelled }
      : { text: kindLabel(event), colour: EVENT_COLOURS[kind] },
    title,
    titleFallback: kind === "PLANTING" ? "Event Tanam Pohon" : "Event Komunitas",
    place: location,
    placeFallback: "Tempatnya ada di halaman kegiatan",
    name: `${formatCount(registered)} dari ${formatCount(capacity)} peserta`,
    meta: formatDateTime(date, zone),
    drawing: sceneOf(event),
  };
  return drawCard(card, photo);
}

interface PlaceCard {
  name: string;
  kind: PlaceKind;
  area: string | null;
  closed: boolean;
}

const PAGE_COLOUR = "#185A3B";

const REPORT_COLOURS: Record<ReportStatus, string> = {
  PENDING: "#4F6058",
  VERIFIED: "#BF3B30",
  IN_PROGRESS: "#9A5B00",
  CLAIMED: "#1D6470",
  RESOLVED: "#22734A",
  REJECTED: "#4F6058",
};

export interface ReportCard {
  code: string;
  status: ReportStatus;
  title: string;
  /** Null where the text of the report is not public. */
  location: string | null;
  /** E.g. "Dilaporkan Sabtu, 14 Maret 2026". */
  meta: string;
}

/** The picture of a shared report. @param photo as `drawCard` takes it */
export function drawReportCard({ code, status, title, location, meta }: ReportCard, photo: CardPhoto): Promise<Buffer> {
  const card = {
    badge: { text: STATUS_LABELS[status], colour: REPORT_COLOURS[status] },
    title,
    titleFallback: "Laporan kerusakan lingkungan",
    place: location,
    placeFallback: "Lokasi ada di halaman laporan",
    name: code,
    meta,
    drawing: damageDrawing(title),
    ground: "#F8DEDA",
  };
  return drawCard(card, photo);
}

/** The picture of a shared page that is about no single thing. */
export function drawPageCard({ title, part, drawing }: PageCard): Promise<Buffer> {
  const card = {
    badge: { text: part, colour: PAGE_COLOUR },
    title,
    titleFallback: "Sulur",
    place: null,
    placeFallback: "",
    name: "Tumbuh bersama, merawat bumi",
    meta: "Lapor, temukan, dan ikut tanpa akun",
    drawing,
  };
  return drawCard(card, null);
}

/** The picture of a shared place. @param photo as `drawCard` takes it */
export function drawPlaceCard({ name, kind, area, closed }: PlaceCard, photo: CardPhoto): Promise<Buffer> {
  const card = {
    badge: { text: PLACE_KIND_LABELS[kind], colour: PLACE_KIND_COLOURS[kind] },
    title: name,
    titleFallback: "Lokasi hijau",
    place: area,
    placeFallback: "Letaknya ada di halaman lokasi",
    name: "Peta lokasi hijau",
    meta: closed ? "Tempat ini dilaporkan sudah tutup" : "Lihat letak, rute, dan keterangannya",
    drawing: placeDrawing(kind),
  };
  return drawCard(card, photo);
}

/** The picture of a shared topic. What was written stays on its page, where it can be hidden. */
export function drawThreadCard({ title, category, comments_count, created_at }: ShownThread): Promise<Buffer> {
  const card = {
    badge: { text: FORUM_CATEGORY_LABELS[category], colour: THREAD_LOOKS[category].colour },
    title,
    titleFallback: "Topik di forum warga",
    place: null,
    placeFallback: "",
    name: comments_count > 0 ? `${formatCount(comments_count)} komentar di forum warga` : "Forum warga",
    meta: `Ditulis ${formatDate(created_at)}`,
    drawing: THREAD_LOOKS[category].drawing,
  };
  return drawCard(card, null);
}

/** The picture of a shared waste bank. @param photo as `drawCard` takes it */
export function drawPartnerCard(partner: PartnerCard, photo: CardPhoto): Promise<Buffer> {
  const { name, badge, area, address, takes, schedule } = partner;
  const card = {
    badge: { text: badge === null ? "Bank sampah" : PARTNER_BADGE_LABELS[badge], colour: PARTNER_COLOUR },
    title: name,
    titleFallback: "Bank sampah",
    place: area ?? address?.replaceAll("\n", ", ") ?? null,
    placeFallback: "Letaknya ada di halaman bank sampah",
    name: clipped(takes, PARTNER_LINES),
    meta: clipped(schedule, PARTNER_LINES),
    drawing: "timbangan",
    ground: "#F0E1D2",
  };
  return drawCard(card, photo);
}
