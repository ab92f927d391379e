import type { z } from "zod";
import type { Ctx } from "@/lib/kernel/ctx";
import type { Page } from "@/lib/kernel/page";
import type { DeskList } from "./list";
import { DeskListCursor } from "./schemas-list";

/** The fields of a list's filter form, as they stand in the address. */
const NAMES = ["q", "status", "provinsi", "kabupaten", "dari", "sampai", "umur", "urut"] as const;

type ListQuery = Readonly<Record<string, string | string[] | undefined>>;

/** What a list's address asks for. */
export interface ListAddress<Filter> {
  /** What was typed, without what was left empty. */
  typed: Record<string, string>;
  /** Null where something has to be mended. */
  filter: Filter | null;
  errors: Record<string, string>;
  after: DeskListCursor | undefined;
}

/** What the address of a list asks for. A regency means nothing without its province. */
export function readListAddress<Filter>(schema: z.ZodType<Filter>, requested: ListQuery): ListAddress<Filter> {
  const typed: Record<string, string> = {};
  for (const name of NAMES) {
    const value = requested[name];
    if (typeof value === "string" && value.trim() !== "") typed[name] = value;
  }
  if (typed.provinsi === undefined) delete typed.kabupaten;
  const parsed = schema.safeParse(typed);
  const issues = parsed.success ? [] : parsed.error.issues;
  return {
    typed,
    filter: parsed.success ? parsed.data : null,
    errors: Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message])),
    after: DeskListCursor.safeParse(requested.sesudah).data,
  };
}

/** What that address shows; nothing while something in it has to be mended. */
export async function readList<Filter extends { provinsi?: string | undefined }, View>(
  ctx: Ctx,
  list: DeskList<Filter, View>,
  { filter, after }: ListAddress<Filter>,
): Promise<{ page: Page<View>; regencies: string[] }> {
  const [page, regencies] = await Promise.all([
    filter === null ? { items: [], nextCursor: null } : list.page(ctx, filter, after),
    list.regencies(ctx, filter?.provinsi),
  ]);
  return { page, regencies };
}
