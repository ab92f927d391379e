import { z } from "zod";
import { areaCode, areaFilter } from "@/lib/areas/schemas";
import { isStorableText } from "@/lib/format/text";
import { schemaOf } from "@/lib/forms/schemas";
import {
  approximate,
  email,
  inPath,
  latitude,
  line,
  longitude,
  pageCursor,
  pageLimit,
  photoId,
  ROBOT_TRACES,
  rowId,
  unlessEmpty,
  wholePoint,
} from "@/lib/http/fields";
import { PARTNER } from "./fields";
import { PARTNER_PAGE } from "./fields-page";
import {
  MOST_PRICES,
  MOST_RUPIAH,
  PARTNER_ACTIONS,
  PARTNER_BADGES,
  PARTNER_LENGTH,
  PARTNER_LIST_LIMIT,
  PARTNER_MATERIALS,
  PARTNER_STATES,
  type Weekday,
} from "./rules";

const id = rowId("Nomor mitra");

/** `{id}` in a path. */
export const PartnerParams = z.object({ id: inPath(id) });

/** POST /api/partners: the spec's fields; our own form leaves the e-mail out where the number has WhatsApp. */
export const CreatePartner = schemaOf(PARTNER, ROBOT_TRACES);
export type CreatePartner = z.output<typeof CreatePartner>;

const ownEmail = z
  .string({ error: PARTNER.email.empty })
  .refine((text) => text.trim() !== "", { error: PARTNER.email.empty, abort: true })
  .pipe(email);

const material = z.enum(PARTNER_MATERIALS, {
  error: `Jenis sampah harus salah satu dari ${PARTNER_MATERIALS.join(", ")}.`,
});

const weekday = z
  .int({ error: "Hari harus 1 (Senin) sampai 7 (Minggu)." })
  .min(1, { error: "Hari harus 1 (Senin) sampai 7 (Minggu)." })
  .max(7, { error: "Hari harus 1 (Senin) sampai 7 (Minggu)." })
  .transform((day) => day as Weekday);

/**
 * GET /api/partners. Newest first and paged by `cursor`, the last id of the page before; with `latitude` and
 * `longitude` nearest first, those without a point last, without pages. `day`: open on this ISO weekday.
 */
export const ListPartners = z
  .strictObject({
    area: areaFilter,
    limit: pageLimit(PARTNER_LIST_LIMIT),
    cursor: pageCursor.optional(),
    material: unlessEmpty(material),
    day: unlessEmpty(z.coerce.number({ error: "day harus berupa angka." }).pipe(weekday)),
    latitude: z.coerce.number({ error: "latitude harus berupa angka, misalnya -6.2." }).pipe(latitude).optional(),
    longitude: z.coerce.number({ error: "longitude harus berupa angka, misalnya 106.8." }).pipe(longitude).optional(),
  })
  .refine((query) => (query.latitude === undefined) === (query.longitude === undefined), {
    error: "latitude dan longitude harus diisi bersama.",
    path: ["latitude"],
  });
export type ListPartners = z.output<typeof ListPartners>;

const clock = z
  .string({ error: "Jam harus diisi." })
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, { error: "Jam harus ditulis seperti 08:00." });

const OpenHoursSchema = z
  .strictObject({ day: weekday, opens: clock, closes: clock })
  .refine(({ opens, closes }) => opens < closes, { error: "Jam tutup harus sesudah jam buka.", path: ["closes"] });

const PriceSchema = z.strictObject({
  name: line({ label: "Jenis pada daftar harga", max: PARTNER_LENGTH.price }),
  rupiah: z
    .number({ error: "Harga harus berupa angka rupiah." })
    .int({ error: "Harga harus bilangan bulat, tanpa titik atau koma." })
    .min(1, { error: "Harga paling sedikit Rp1 per kg." })
    .max(MOST_RUPIAH, { error: `Harga paling banyak Rp${MOST_RUPIAH} per kg.` }),
});

const SAME_DAY = { error: "Setiap hari hanya boleh muncul sekali dalam jadwal." };
const SAME_PRICE = { error: "Ada jenis yang muncul dua kali dalam daftar harga. Hapus salah satunya." };

/** PATCH /api/partners/{id}: all of it anew, as the form holds it. */
export const EditPartner = schemaOf(PARTNER_PAGE, {
  token: z.string({ error: "token harus berupa teks." }).max(200).optional(),
  /** Revision of the partner that the form read; a change since then is a 409. */
  revision: z.int({ error: "revision harus berupa angka." }),
  /** Left out by staff, who may not change it. */
  email: ownEmail.optional(),
  whatsapp: z.boolean({ error: "whatsapp harus ya atau tidak." }),
  latitude: latitude.nullish(),
  longitude: longitude.nullish(),
  /** The area, where the sender knows better than the map. */
  area_code: areaCode.nullish(),
  approximate: approximate.optional(),
  photo_id: photoId.nullish(),
  materials: z.array(material, { error: "materials harus berupa daftar." }).max(PARTNER_MATERIALS.length),
  hours: z
    .array(OpenHoursSchema, { error: "hours harus berupa daftar." })
    .max(7, SAME_DAY)
    .refine((hours) => new Set(hours.map(({ day }) => day)).size === hours.length, SAME_DAY),
  prices: z
    .array(PriceSchema, { error: "prices harus berupa daftar." })
    .max(MOST_PRICES, { error: `Daftar harga paling banyak ${MOST_PRICES} baris.` })
    .refine((prices) => new Set(prices.map((price) => price.name.toLowerCase())).size === prices.length, SAME_PRICE),
})
  .check(wholePoint)
  .refine((partner) => partner.prices.length === 0 || Boolean(partner.prices_on), {
    error: "Isi tanggal berlakunya harga, supaya warga tahu seberapa baru daftarnya.",
    path: ["prices_on"],
  });
export type EditPartner = z.output<typeof EditPartner>;

/** GET of the desk's page. */
export const DeskPartnersQuery = z.object({
  keadaan: unlessEmpty(z.enum(PARTNER_STATES)),
  q: unlessEmpty(z.string().trim().max(PARTNER_LENGTH.name).refine(isStorableText)),
  cursor: unlessEmpty(z.coerce.number().pipe(id)),
});
export type DeskPartnersQuery = z.output<typeof DeskPartnersQuery>;

/** POST /api/admin/partners/{id}/actions */
export const ActOnPartner = z.strictObject({ action: z.enum(PARTNER_ACTIONS, { error: "Tindakan tidak dikenal." }) });
export type ActOnPartner = z.output<typeof ActOnPartner>;

/** POST /api/admin/partners/{id}/undo */
export const UndoPartnerAction = z.strictObject({ step_id: rowId("step_id") });

/** What the log keeps of a waste bank before a decision. */
export const PartnerBefore = z.object({
  badge: z.enum(PARTNER_BADGES).nullable(),
  heldReason: z.string().nullable(),
  hiddenAt: z.coerce.date().nullable(),
  mailJobId: z.string().nullish(),
});
export type PartnerBefore = z.output<typeof PartnerBefore>;
