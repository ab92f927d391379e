import { formatCount } from "@/lib/format/numbers";
import { isSameName } from "@/lib/format/text";
import type { NearPartnerView, PartnerView } from "@/lib/partners/view";
import type { NearPlaceView, PlaceView } from "@/lib/places/view";

/** One row of cards. */
export const WASTE_BANK_LIMIT = 3;
const SHOWN_PRICES = 2;

/** What a card shows; the distance once a position is known. */
export interface WasteBank {
  href: string;
  name: string;
  area: string | null;
  /** "Botol PET Rp3.500, Kardus Rp1.500 per kg"; null without a price list. */
  prices: string | null;
  distance_meters?: number | undefined;
}

type Partner = Pick<PartnerView, "slug" | "name" | "area" | "prices"> &
  Partial<Pick<NearPartnerView, "distance_meters">>;
type Place = Pick<PlaceView, "slug" | "name" | "area"> & Partial<Pick<NearPlaceView, "distance_meters">>;

/** Registered waste banks, those with prices first, and what the map knows where they are too few. */
export function newestBanks(partners: readonly Partner[], places: readonly Place[]): WasteBank[] {
  const priced = partners.toSorted((one, other) => Number(other.prices.length > 0) - Number(one.prices.length > 0));
  return together(priced.map(ofPartner), places.map(ofPlace)).slice(0, WASTE_BANK_LIMIT);
}

/** Registered waste banks and those on the map, the nearest first; who gave no point is not near anybody. */
export function nearestBanks(partners: readonly Partner[], places: readonly Place[]): WasteBank[] {
  return together(partners.map(ofPartner), places.map(ofPlace))
    .filter((bank) => bank.distance_meters !== undefined)
    .toSorted((one, other) => (one.distance_meters ?? 0) - (other.distance_meters ?? 0))
    .slice(0, WASTE_BANK_LIMIT);
}

/** A waste bank that is on the map as well is shown once, with its own page. */
function together(partners: WasteBank[], places: WasteBank[]): WasteBank[] {
  const isPartner = (name: string) => partners.some((partner) => isSameName(partner.name, name));
  return [...partners, ...places.filter(({ name }) => !isPartner(name))];
}

function ofPartner({ slug, name, area, prices, distance_meters }: Partner): WasteBank {
  const list = prices.slice(0, SHOWN_PRICES).map((price) => `${price.name} Rp${formatCount(price.rupiah)}`);
  return {
    href: `/bank-sampah/${slug}`,
    name,
    area,
    prices: list.length > 0 ? `${list.join(", ")} per kg` : null,
    distance_meters: distance_meters ?? undefined,
  };
}

function ofPlace({ slug, name, area, distance_meters }: Place): WasteBank {
  return { href: `/peta-lokasi/${slug}`, name, area, prices: null, distance_meters };
}
