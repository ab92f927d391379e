import { z } from "zod";
import { approximate, instant, latitude, line, longitude } from "@/lib/http/fields";
import { PLACE_KIND_LABELS, PLACE_KINDS, PLACE_STATUSES } from "@/lib/places/rules";
import { EditPlace, PlaceMapWindow } from "@/lib/places/schemas";

/** GET /api/admin/places/export. `csv-id` opens in a spreadsheet set to Indonesian. */
export const ExportPlaces = z.strictObject({
  format: z.enum(["csv", "csv-id", "geojson"], { error: "format harus csv, csv-id, atau geojson." }).default("csv"),
  status: z
    .enum(PLACE_STATUSES, { error: `status harus salah satu dari ${PLACE_STATUSES.join(", ")}.` })
    .default("APPROVED"),
  kinds: PlaceMapWindow.shape.kinds,
});
export type ExportPlaces = z.output<typeof ExportPlaces>;

/** POST /api/admin/places/import. `dry_run=true` only says what would happen. */
export const ImportPlaces = z.strictObject({
  dry_run: z
    .enum(["true", "false"], { error: "dry_run harus true atau false." })
    .default("false")
    .transform((text) => text === "true"),
});
export type ImportPlaces = z.output<typeof ImportPlaces>;

/** What an empty cell says. */
const empty = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);

/** 3.58, "3.58" and "3,58". */
const decimal = (field: z.ZodNumber) =>
  z.preprocess((value) => {
    if (typeof value !== "string" || value.trim() === "") return empty(value);
    return Number(
      value
        .trim()
        .replace("−", "-")
        .replace(/^([+-]?\d+),(\d+)$/u, "$1.$2"),
    );
  }, field);

const KINDS = new Map<string, string>(
  PLACE_KINDS.flatMap((kind) => [
    [kind, kind],
    [PLACE_KIND_LABELS[kind].toLowerCase(), kind],
  ]),
);

const YES = new Set(["true", "ya", "1"]);
const NO = new Set(["false", "tidak", "0"]);

function flag(value: unknown): unknown {
  // An object may have a "toString" that is no function.
  if (typeof value === "object") return value;
  const word = String(value).trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : value;
}

const optionalLine = (label: string, max: number) =>
  z.preprocess((value) => empty(value) ?? null, line({ label, max }).nullable());

/** One row of an import file. Names of columns are the export's own; others are passed over. */
export const ImportedPlace = z.object({
  name: EditPlace.shape.name,
  kind: z.preprocess(
    (value) => {
      const word = empty(value) ?? "lainnya";
      return typeof word === "string" ? (KINDS.get(word.trim().toLowerCase()) ?? word) : word;
    },
    z.enum(PLACE_KINDS, { error: `Jenis harus salah satu dari ${Object.values(PLACE_KIND_LABELS).join(", ")}.` }),
  ),
  description: EditPlace.shape.description,
  latitude: decimal(latitude),
  longitude: decimal(longitude),
  approximate: z.preprocess(
    (value) => (empty(value) === undefined || value === null ? false : flag(value)),
    approximate,
  ),
  slug: optionalLine("slug", 100),
  regency: optionalLine("regency", 60),
  province: optionalLine("province", 40),
  closed_at: z.preprocess(
    (value) => empty(value) ?? null,
    instant("closed_at harus kosong atau berupa waktu ISO, misalnya 2026-03-14T02:00:00Z.", true).nullable(),
  ),
  status: z.preprocess(
    (value) => empty(value) ?? "APPROVED",
    z.literal("APPROVED", { error: "Hanya lokasi berstatus APPROVED yang dapat diimpor. Hapus baris ini." }),
  ),
});
export type ImportedPlace = z.output<typeof ImportedPlace>;
