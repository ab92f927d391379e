import type { z } from "zod";
import type { Ctx } from "@/lib/kernel/ctx";
import { EMPTY_PAGE, type Page } from "@/lib/kernel/page";
import type { DeskList } from "./list";
import { DeskListCursor } from "./schemas-list";

/** The fields of a full list's filter form, as they stand in the address. */
const NAMES = ["q", "status", "provinsi", "kabupaten", "dari", "sampai", "umur", "urut"] as const;

/** The query of a page's address, as Next gives it. */
export type AddressQuery = Readonly<Record<string, string | string[] | undefined>>;

/** What a list's address asks for. */
export interface ListAddress<Query> {
  /** What was typed, without what was left empty and without the cursor. */
  typed: Record<string, string>;
  /** Null where something has to be corrected. */
  query: Query | null;
  errors: Record<string, string>;
}

/** @param names the parameters that the list knows; others are ignored */
export function readAddress<Query>(
  schema: z.ZodType<Query>,
  names: readonly string[],
  requested: AddressQuery,
): ListAddress<Query> {
  const given: Record<string, string> = {};
  for (const name of names) {
    const value = requested[name];
    if (typeof value === "string" && value.trim() !== "") given[name] = value;
  }
  const parsed = schema.safeParse(given);
  const issues = parsed.success ? [] : parsed.error.issues;
  const { cursor: _, ...typed } = given;
  return {
    typed,
    query: parsed.success ? parsed.data : null,
    errors: Object.fromEntries(issues.map((issue) => [String(issue.path[0]), issue.message])),
  };
}

/** Of a list of everything of one kind. A regency means nothing without its province. */
export function readListAddress<Filter>(schema: z.ZodType<Filter>, requested: AddressQuery): ListAddress<Filter> {
  const { provinsi, kabupaten, ...rest } = requested;
  return readAddress(schema, NAMES, provinsi ? { ...rest, provinsi, kabupaten } : rest);
}

/** What that address shows; nothing while something in it has to be corrected. */
export async function readList<Filter extends { provinsi?: string | undefined }, View>(
  ctx: Ctx,
  list: DeskList<Filter, View>,
  filter: Filter | null,
  after: string | string[] | undefined,
): Promise<{ page: Page<View>; regencies: string[] }> {
  const [page, regencies] = await Promise.all([
    filter === null ? EMPTY_PAGE : list.page(ctx, filter, DeskListCursor.safeParse(after).data),
    list.regencies(ctx, filter?.provinsi),
  ]);
  return { page, regencies };
}
