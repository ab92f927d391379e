import { z } from "zod";
import { AREA_CODE, isWithin } from "@/lib/areas/rules";
import { calendarDay } from "@/lib/http/fields";
import { DAMAGE_TYPES, PUBLIC_STATUSES } from "./rules";
import { ListReports, type ReportFilter } from "./schemas";

/** The fields of /laporan/saring and what each is in the API. Of several areas each lies in the one before. */
const NAMES = { wilayah: "area", jenis: "kind", status: "status", dari: "from", sampai: "to" } as const;
type Name = keyof typeof NAMES;

const day = calendarDay("Tulis tanggal seperti 2026-03-14.").optional();
const Typed = z
  .object({
    wilayah: z.string().regex(AREA_CODE, { error: "Pilih daerah dari daftar." }).optional(),
    jenis: z.enum(DAMAGE_TYPES, { error: "Pilih jenis kerusakan dari daftar." }).optional(),
    status: z.enum(PUBLIC_STATUSES, { error: "Pilih status dari daftar." }).optional(),
    dari: day,
    sampai: day,
  })
  .refine(({ dari, sampai }) => dari === undefined || sampai === undefined || dari <= sampai, {
    error: "Tanggal akhir harus sama dengan atau sesudah tanggal awal.",
    path: ["sampai"],
  });

/** `sesudah`: the last report of the page before. */
export const ReportCursor = ListReports.shape.cursor;

export interface FilterAddress {
  /** What was chosen, without what was left empty. */
  typed: Partial<Record<Name, string>>;
  /** Null where something has to be mended. */
  filter: ReportFilter | null;
  errors: Partial<Record<string, string>>;
}

/** What the address of /laporan/saring asks for. */
export function readFilterAddress(query: Readonly<Record<string, string | string[] | undefined>>): FilterAddress {
  const typed: FilterAddress["typed"] = {};
  for (const name of Object.keys(NAMES) as Name[]) {
    const value = name === "wilayah" ? deepest([query[name] ?? []].flat()) : query[name];
    if (typeof value === "string" && value !== "") typed[name] = value;
  }
  const parsed = Typed.safeParse(typed);
  if (!parsed.success) {
    const errors = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message]));
    return { typed, filter: null, errors };
  }
  const { wilayah, jenis, status, dari, sampai } = parsed.data;
  return { typed, filter: { area: wilayah, kind: jenis, status, from: dari, to: sampai }, errors: {} };
}

/** What is no code is left out. Province, regency and district as a form without scripts sends them: a regency of another province than the chosen is no longer meant. */
function deepest(codes: readonly string[]): string {
  return codes.reduce(
    (above, code) => (AREA_CODE.test(code) && (above === "" || isWithin(code, above)) ? code : above),
    "",
  );
}

/** The same as a query of the API. */
export function filterQuery(typed: FilterAddress["typed"]): string {
  return new URLSearchParams(Object.entries(typed).map(([name, value]) => [NAMES[name as Name], value])).toString();
}
