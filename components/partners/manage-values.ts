import type { DraftPhoto } from "@/components/forms/form-draft";
import type { Values } from "@/components/forms/use-form";
import type { PickedPoint } from "@/components/map/coordinates";
import { formatPhone } from "@/lib/format/phone";
import { AGREED } from "@/lib/forms/fields";
import type { FieldErrors } from "@/lib/kernel/errors";
import type { PARTNER_PAGE } from "@/lib/partners/fields-page";
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

/** Values of the form that are no texts, by the names of its fields. */
export interface ManageParts {
  titik: PickedPoint | null;
  photo_id: DraftPhoto | null;
  materials: PartnerMaterial[];
  hours: DayValue[];
  prices: PriceValue[];
}

/** The texts of the form. */
export function textsOf(partner: ManagedPartnerView): Partial<Values<typeof PARTNER_PAGE>> {
  return {
    name: partner.name,
    email: partner.email ?? "",
    phone: formatPhone(partner.phone),
    whatsapp: partner.whatsapp ? AGREED : "",
    address: partner.address ?? "",
    schedule_note: partner.schedule_note ?? "",
    prices_on: partner.prices_on ?? "",
  };
}

export function partsOf(partner: ManagedPartnerView): ManageParts {
  const { latitude, longitude, approximate, photo } = partner;
  const photoId = /[0-9a-f]{8}-[0-9a-f-]{27}/u.exec(photo ?? "")?.[0];
  return {
    titik: latitude === null || longitude === null ? null : { latitude, longitude, approximate },
    photo_id: photo === null || photoId === undefined ? null : { id: photoId, url: photo },
    materials: partner.materials,
    hours: WEEKDAYS.map((day) => {
      const known = partner.hours.find((one) => one.day === day);
      return { day, open: known !== undefined, opens: known?.opens ?? "08:00", closes: known?.closes ?? "12:00" };
    }),
    prices: partner.prices.map(({ name, rupiah }, key) => ({ key, name, rupiah: String(rupiah) })),
  };
}

/** A price as it is typed. */
export function rupiahIn(text: string): number | null {
  return rupiahUpTo(text, MOST_RUPIAH);
}

/** Errors of the lists that the browser finds; the server checks the rest. */
export function partErrors({ hours, prices }: Pick<ManageParts, "hours" | "prices">, pricesOn: string): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { day, open, opens, closes } of hours) {
    if (open && !(opens && closes && opens < closes)) {
      errors.hours = `Jam tutup hari ${WEEKDAY_LABELS[day]} harus sesudah jam bukanya.`;
      break;
    }
  }
  const filled = prices.filter(({ name, rupiah }) => name.trim() !== "" || rupiah.trim() !== "");
  const wrong = filled.find(({ name, rupiah }) => name.trim() === "" || rupiahIn(rupiah) === null);
  if (wrong) {
    errors.prices = `Lengkapi baris harga “${wrong.name.trim() || "tanpa nama"}”: tulis jenisnya dan harga dalam rupiah, misalnya 3500.`;
  } else if (filled.length > 0 && pricesOn === "") {
    errors.prices_on = "Isi tanggal berlakunya harga, supaya warga tahu seberapa baru daftarnya.";
  }
  return errors;
}

/** Errors of the API; of a row in a list they stand at the list. */
export function errorsByList(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field.split(".")[0], message]));
}

/** Goes with the texts in PATCH /api/partners/{id}. */
export function partsBody({ titik, photo_id, materials, hours, prices }: ManageParts) {
  return {
    latitude: titik?.latitude ?? null,
    longitude: titik?.longitude ?? null,
    approximate: titik?.approximate ?? false,
    photo_id: photo_id?.id ?? null,
    materials,
    hours: hours.flatMap(({ open, ...times }) => (open ? [times] : [])),
    prices: prices.flatMap((price) => {
      const rupiah = rupiahIn(price.rupiah);
      return rupiah === null || price.name.trim() === "" ? [] : [{ name: price.name, rupiah }];
    }),
  };
}
