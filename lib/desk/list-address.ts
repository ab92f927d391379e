import type { z } from "zod";
import { DeskListCursor } from "./schemas-list";

/** The fields of a list's filter form, as they stand in the address. */
const NAMES = ["q", "status", "provinsi", "kabupaten", "dari", "sampai", "umur", "urut"] as const;

type Asked = Readonly<Record<string, string | string[] | undefined>>;

interface ListAddress<Filter> {
  /** What was typed, without what was left empty. */
  typed: Record<string, string>;
  /** Null where something has to be mended. */
  filter: Filter | null;
  errors: Record<string, string>;
  after: DeskListCursor | undefined;
}

/** What the address of a list asks for. A regency means nothing without its province. */
export function readListAddress<Filter>(schema: z.ZodType<Filter>, asked: Asked): ListAddress<Filter> {
  const typed: Record<string, string> = {};
  for (const name of NAMES) {
    const value = asked[name];
    if (typeof value === "string" && value.trim() !== "") typed[name] = value;
  }
  if (typed.provinsi === undefined) delete typed.kabupaten;
  const parsed = schema.safeParse(typed);
  const issues = parsed.success ? [] : parsed.error.issues;
  return {
    typed,
    filter: parsed.success ? parsed.data : null,
    errors: Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message])),
    after: DeskListCursor.safeParse(asked.sesudah).data,
  };
}
