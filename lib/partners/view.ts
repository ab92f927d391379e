import type { AreaCertainty } from "@/lib/areas/rules";
import { areaText } from "@/lib/areas/view";
import { photoPath } from "@/lib/photos/rules";
import type { PartnerRow } from "./rows";
import type { OpenHours, PartnerBadge, PartnerMaterial, PartnerPrice } from "./rules";

/** What everyone may see of a waste bank: the spec's fields without the e-mail address and the message to the team. */
export interface PartnerView {
  id: number;
  name: string;
  /** Stored as +62…; of an organisation, so public. */
  phone: string;
  address: string | null;
  slug: string;
  whatsapp: boolean;
  latitude: number | null;
  longitude: number | null;
  approximate: boolean;
  /** `Kota Bogor, Jawa Barat`, as far as known. */
  area: string | null;
  /** Code of the finest area that is known and may be told, and how it is known: `nearest` and `geocoder` are guesses. */
  area_code: string | null;
  area_certainty: AreaCertainty | null;
  /** Address of the 640 px photo. */
  photo: string | null;
  materials: PartnerMaterial[];
  /** In the order of the week. */
  hours: OpenHours[];
  schedule_note: string | null;
  prices: PartnerPrice[];
  /** `YYYY-MM-DD` */
  prices_on: string | null;
  badge: PartnerBadge | null;
  created_at: string;
}

export function partnerView(row: PartnerRow): PartnerView {
  return {
    id: row.id,
    name: row.name,
    phone: row.phone,
    address: row.address,
    slug: row.slug,
    whatsapp: row.whatsapp,
    latitude: row.latitude,
    longitude: row.longitude,
    approximate: row.approximate,
    area: areaText(row),
    area_code: row.areaCode,
    area_certainty: row.areaCertainty,
    photo: row.photoId === null ? null : photoPath(row.photoId, 640),
    materials: row.materials as PartnerMaterial[],
    hours: row.hours as OpenHours[],
    schedule_note: row.scheduleNote,
    prices: row.prices as PartnerPrice[],
    prices_on: row.pricesOn?.toISOString().slice(0, 10) ?? null,
    badge: row.badge,
    created_at: row.createdAt.toISOString(),
  };
}

/** In a list sorted by distance; null for a partner without a point. */
export interface NearPartnerView extends PartnerView {
  distance_meters: number | null;
}

/** POST /api/partners. `manage_token` is in this answer only, and in its repetition to the same sender. */
export interface CreatedPartnerView extends PartnerView {
  /** A filter doubts it, so staff look at it first. */
  held: boolean;
  manage_token: string;
  /** Whether its address gets the link too. */
  mailed: boolean;
}

/** GET /api/partners/{id}/manage and PATCH /api/partners/{id}: for who manages it. */
export interface ManagedPartnerView extends PartnerView {
  /** Null for staff who are no administrators. */
  email: string | null;
  held: boolean;
  hidden: boolean;
  /** It is the waste bank itself that asks, not staff. */
  owns: boolean;
  revision: number;
}

/** What /akun shows of a waste bank that the account registered. */
export interface AccountPartnerView extends Pick<PartnerView, "id" | "slug" | "name" | "badge"> {
  held: boolean;
  hidden: boolean;
}

/** A row of the desk. */
export interface DeskPartnerView extends PartnerView {
  message: string | null;
  heldReason: string | null;
  hidden: boolean;
}

/** GET /api/admin/partners/counts: how many are held, counted no further than the desk shows. */
export interface PartnerCountsView {
  held: number;
}
