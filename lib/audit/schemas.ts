import { z } from "zod";
import { cleanLine, isStorableText } from "@/lib/format/text";
import { calendarDay, pageCursor } from "@/lib/http/fields";
import { ACTION_WORDS, subjectOf } from "./rules";

/** An empty field of the filter's form asks for nothing. */
function requested<S extends z.ZodType<unknown, string>>(schema: S) {
  return z
    .string()
    .transform((typed) => typed.trim() || undefined)
    .pipe(schema.optional())
    .optional();
}

function words(label: string, max: number) {
  return z
    .string()
    .max(max, { error: `${label} paling banyak ${max} karakter.` })
    .refine(isStorableText, { error: `${label} tidak dapat dibaca. Ketik ulang.` })
    .transform(cleanLine);
}

const day = (label: string) => calendarDay(`${label} harus berupa tanggal, misalnya 2026-03-14.`);

const filter = z.strictObject({
  orang: requested(words("Nama orang", 60)),
  tindakan: requested(
    z
      .string()
      .refine((action) => Object.hasOwn(ACTION_WORDS, action), { error: "Tindakan tidak dikenal. Pilih dari daftar." }),
  ),
  subjek: requested(words("Subjek", 80).transform(subjectOf)),
  dari: requested(day("Dari tanggal")),
  sampai: requested(day("Sampai tanggal")),
});

const inOrder = ({ dari, sampai }: { dari?: string | undefined; sampai?: string | undefined }) =>
  dari === undefined || sampai === undefined || dari <= sampai;
const REVERSED = { path: ["sampai"], error: "Sampai tanggal harus sama dengan atau setelah dari tanggal." };

/** Which entries of the log are asked for; the days are those of WIB. Also GET /api/admin/audit/export. */
export const AuditFilter = filter.refine(inOrder, REVERSED);
export type AuditFilter = z.output<typeof AuditFilter>;

/** The number of the last entry of the page before. */
export const AuditCursor = pageCursor;
