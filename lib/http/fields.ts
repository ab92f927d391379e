import { z } from "zod";
import { isMobile, PHONE_LENGTH, plainAddress } from "@/lib/format/phone";
import { readPhone, readPhones } from "@/lib/format/read-phone";
import { tooLong, tooShort } from "@/lib/format/sentences";
import { cleanLine, cleanParagraphs, isStorableText, MAX_ID } from "@/lib/format/text";

interface TextField {
  /** How the form calls the field; opens each message. */
  label: string;
  max: number;
  min?: number;
  /** Replaces the message for an empty field where the spec gives its own. */
  required?: string;
}

function text({ label, max, min = 1, required }: TextField, clean: (value: string) => string) {
  const empty = required ?? `${label} wajib diisi.`;
  return z
    .string({ error: (issue) => (issue.input === undefined ? empty : `${label} harus berupa teks.`) })
    .refine(isStorableText, {
      error: `${label} memuat karakter yang tidak bisa disimpan. Ketik ulang bagian itu.`,
      abort: true,
    })
    .transform(clean)
    .pipe(
      z
        .string()
        // Without ending all checks: a rule between fields is looked at too.
        .min(min, { error: ({ input }) => (input === "" ? empty : tooShort(label, min)) })
        .max(max, { error: tooLong(label, max) }),
    );
}

/** A required one-line text, cleaned. */
export function line(field: TextField) {
  return text(field, cleanLine);
}

/** A required text of several lines, cleaned. */
export function paragraphs(field: TextField) {
  return text(field, cleanParagraphs);
}

export const email = z
  .string({ error: "Email harus berupa teks." })
  .max(254, { error: "Email terlalu panjang. Periksa kembali penulisannya.", abort: true })
  .transform((address) => plainAddress(address).replace(/^mailto:/iu, ""))
  .pipe(z.email({ error: "Email belum benar. Contoh: nama@contoh.id." }))
  .transform((address) => address.toLowerCase());

/** Indonesian numbers, stored as +62…, however they were typed or copied. @param label opens each message */
function numberOf(label: string, readText: typeof readPhone) {
  return z.string({ error: `${label} harus berupa teks.` }).transform((text, issues) => {
    const { phone: read, problem } = readText(text);
    if (read !== undefined) return read;
    issues.addIssue({ code: "custom", message: `${label} ${problem}` });
    return z.NEVER;
  });
}

/** One number or two, each with an extension or none. */
export const phone = numberOf("Nomor telepon", readPhones).pipe(z.string().max(PHONE_LENGTH));

/** Stands for an e-mail address in our own forms: nobody proves that it is theirs, and nothing is sent to it. */
export const whatsapp = numberOf("Nomor WhatsApp", readPhone).refine(isMobile, {
  error: "Nomor WhatsApp harus nomor ponsel. Contoh: 0812-3456-7890.",
});

/** `csv-id` opens in a spreadsheet set to Indonesian: semicolons and decimal commas. */
export const csvForm = z.enum(["csv", "csv-id"], { error: "format harus csv atau csv-id." }).default("csv");

/** The two forms of one file get different names, so that a folder shows which is which. */
export function csvName(name: string, format: "csv" | "csv-id"): string {
  return `${name}${format === "csv-id" ? "-excel" : ""}.csv`;
}

/** An empty field counts as none. */
export const optional = <Output>(schema: z.ZodType<Output, string>, label = "Isian") =>
  z
    .string({ error: `${label} harus berupa teks.` })
    .transform((text) => (text.trim() === "" ? null : text))
    .pipe(schema.nullable())
    .nullish();

/** An empty choice of a search form, or of an address, is none. */
export const unlessEmpty = <Output>(schema: z.ZodType<Output, unknown>) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** PostgreSQL knows no year 0, and ISO 8601 none after 9999 without a sign; what is reckoned from a day stays within both. */
export const isUsualYear = (text: string): boolean => text >= "1900" && text < "3000";

/** A month, `YYYY-MM`. */
export const calendarMonth = (error: string) =>
  z
    .string({ error })
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/u, { error, abort: true })
    .refine(isUsualYear, { error });

/** A day, `YYYY-MM-DD`. */
export const calendarDay = (error: string) => z.iso.date({ error, abort: true }).refine(isUsualYear, { error });

/** A moment as ISO 8601 writes it, in UTC. @param offset or with its zone */
export const instant = (error: string, offset = false) =>
  z.iso.datetime({ offset, abort: true, error }).refine(isUsualYear, { error });

/** A millionth of a millimetre; closer to the equator PostgreSQL's arithmetic fails with an underflow. */
const ON_THE_EQUATOR = 1e-14;

const OUTSIDE_INDONESIA = { error: "Titik berada di luar Indonesia. Pilih titik lain di peta." };

/** A position inside Indonesia's bounding box. */
export const latitude = z
  .number({ error: "Lintang harus berupa angka." })
  .min(-11.2, OUTSIDE_INDONESIA)
  .max(6.3, OUTSIDE_INDONESIA)
  .overwrite((degrees) => (Math.abs(degrees) < ON_THE_EQUATOR ? 0 : degrees));

export const longitude = z
  .number({ error: "Bujur harus berupa angka." })
  .min(94.7, OUTSIDE_INDONESIA)
  .max(141.1, OUTSIDE_INDONESIA);

/** A form's point has both coordinates or none. */
export const wholePoint = z.refine<{ latitude?: number | null | undefined; longitude?: number | null | undefined }>(
  (input) => (input.latitude == null) === (input.longitude == null),
  { error: "Titik di peta belum lengkap. Pilih ulang titiknya.", path: ["latitude"] },
);

/** Whether a point names a district rather than a spot, as the geocoder said. */
export const approximate = z.boolean({ error: "approximate harus ya atau tidak." });

/** For what a form sends by itself, so that no person can correct it. */
export const UNREADABLE = { error: "Kiriman tidak dapat dibaca. Muat ulang halaman lalu kirim lagi." };

/** A private link's token, in a body or an address. */
export const linkToken = z.string({ error: "token tidak dikenal." }).max(200, { error: "token tidak dikenal." });

const UNKNOWN_REVISION = { error: "revision tidak dikenal." };

/** The revision that was seen of what is edited. */
export const revision = z
  .number({ error: "Muat ulang halaman lalu ubah lagi." })
  .int(UNKNOWN_REVISION)
  .min(0, UNKNOWN_REVISION)
  .max(MAX_ID, UNKNOWN_REVISION);

/** What tells robots from people: a field that people do not see, and how long the form was open. */
export const ROBOT_TRACES = {
  website: z.string(UNREADABLE).max(200, UNREADABLE).optional(),
  filled_seconds: z.number(UNREADABLE).min(0, UNREADABLE).optional(),
};

export const PHOTO_NOT_UPLOADED = "Foto belum terunggah dengan benar. Unggah ulang fotonya.";

/** A photo that was uploaded before. */
export const photoId = z.uuid({ error: PHOTO_NOT_UPLOADED });

/** The number of a row. @param label opens each message, e.g. "Nomor kegiatan" */
export function rowId(label: string) {
  const unknown = { error: `${label} tidak dikenal.` };
  return z
    .number({ error: `${label} harus berupa angka.` })
    .int(unknown)
    .positive(unknown)
    .max(MAX_ID, unknown);
}

/** The number of a row in a path, where only digits count. */
export function inPath(id: z.ZodType<number, number> = rowId("Nomor")) {
  return z
    .string()
    .regex(/^\d{1,10}$/u)
    .transform(Number)
    .pipe(id);
}

/** The number of a page's last row, after which the next page begins. */
export const pageCursor = z.coerce.number({ error: "cursor tidak dikenal." }).pipe(rowId("cursor"));

/** How many rows a page of a list holds. */
export function pageLimit(limit: { max: number; default: number }) {
  return z.coerce
    .number({ error: "limit harus berupa angka." })
    .int({ error: "limit harus bilangan bulat." })
    .min(1, { error: "limit paling sedikit 1." })
    .max(limit.max, { error: `limit paling banyak ${limit.max}.` })
    .default(limit.default);
}

/** The body of a POST that says everything by its path. */
export const Nothing = z.strictObject({});
