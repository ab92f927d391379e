import type { DraftPhoto } from "@/components/forms/form-draft";
import type { PickedPoint } from "@/components/map/coordinates";
import { formatPhone } from "@/lib/format/phone";
import type { FieldErrors } from "@/lib/kernel/errors";
import {
  MOST_RUPIAH,
  type PartnerMaterial,
  rupiahUpTo,
  WEEKDAY_LABELS,
  WEEKDAYS,
  type Weekday,
} from "@/lib/partners/rules";
import type { ManagedPartnerView } from "@/lib/partners/view";

/** A day of the form; its hours are kept while it is closed. */
export interface DayValue {
  day: Weekday;
  open: boolean;
  opens: string;
  closes: string;
}

export interface PriceValue {
  /** Of the row, so that taking one away moves no text into another. */
  key: number;
  name: string;
  rupiah: string;
}

/** What the form holds, as it is typed. */
export interface ManageValues {
  name: string;
  email: string;
  phone: string;
  whatsapp: boolean;
  address: string;
  place: PickedPoint | null;
  photo: DraftPhoto | null;
  materials: PartnerMaterial[];
  days: DayValue[];
  schedule_note: string;
  prices: PriceValue[];
  prices_on: string;
}

export function manageValues(partner: ManagedPartnerView): ManageValues {
  const { latitude, longitude, approximate, photo } = partner;
  const photoId = /[0-9a-f]{8}-[0-9a-f-]{27}/u.exec(photo ?? "")?.[0];
  return {
    name: partner.name,
    email: partner.email ?? "",
    phone: formatPhone(partner.phone),
    whatsapp: partner.whatsapp,
    address: partner.address ?? "",
    place: latitude === null || longitude === null ? null : { latitude, longitude, approximate },
    photo: photo === null || photoId === undefined ? null : { id: photoId, url: photo },
    materials: partner.materials,
    days: WEEKDAYS.map((day) => {
      const known = partner.hours.find((one) => one.day === day);
      return { day, open: known !== undefined, opens: known?.opens ?? "08:00", closes: known?.closes ?? "12:00" };
    }),
    schedule_note: partner.schedule_note ?? "",
    prices: partner.prices.map(({ name, rupiah }, key) => ({ key, name, rupiah: String(rupiah) })),
    prices_on: partner.prices_on ?? "",
  };
}

/** A price as it is typed. */
export function rupiahIn(text: string): number | null {
  return rupiahUpTo(text, MOST_RUPIAH);
}

/** What the form itself sees, by where it stands in the form; everything else is the server's to judge. */
export function manageErrors({ days, prices, prices_on }: ManageValues): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { day, open, opens, closes } of days) {
    if (open && !(opens && closes && opens < closes)) {
      errors.hours = `Jam tutup hari ${WEEKDAY_LABELS[day]} harus sesudah jam bukanya.`;
      break;
    }
  }
  const filled = prices.filter(({ name, rupiah }) => name.trim() !== "" || rupiah.trim() !== "");
  const wrong = filled.find(({ name, rupiah }) => name.trim() === "" || rupiahIn(rupiah) === null);
  if (wrong) {
    errors.prices = `Lengkapi baris harga “${wrong.name.trim() || "tanpa nama"}”: tulis jenisnya dan harga dalam rupiah, misalnya 3500.`;
  } else if (filled.length > 0 && prices_on === "") {
    errors.prices_on = "Isi tanggal berlakunya harga, supaya warga tahu seberapa baru daftarnya.";
  }
  return errors;
}

/** The body of PATCH /api/partners/{id}, without its token. */
export function manageBody(values: ManageValues, partner: ManagedPartnerView) {
  const { name, phone, whatsapp, address, place, photo, materials, days, prices } = values;
  return {
    revision: partner.revision,
    name,
    ...(partner.owns && (partner.email !== null || values.email.trim() !== "") ? { email: values.email } : {}),
    phone,
    whatsapp,
    address,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    approximate: place?.approximate ?? false,
    photo_id: photo?.id ?? null,
    materials,
    hours: days.flatMap(({ open, ...hours }) => (open ? [hours] : [])),
    schedule_note: values.schedule_note,
    prices: prices.flatMap((price) => {
      const rupiah = rupiahIn(price.rupiah);
      return rupiah === null || price.name.trim() === "" ? [] : [{ name: price.name, rupiah }];
    }),
    prices_on: values.prices_on,
  };
}
