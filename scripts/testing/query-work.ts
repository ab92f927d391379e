import { type Database, Prisma } from "@/prisma/client";

/** A node of what EXPLAIN (ANALYZE, FORMAT JSON) tells. */
export interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Plan[];
}

/** These read what the query itself has made, or what a scan of an index found. */
const INNER_SCANS = new Set(["Subquery Scan", "CTE Scan", "Values Scan", "Function Scan", "Bitmap Heap Scan"]);

function nodes(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodes)];
}

/** Indexes that a query reads (a table read whole counts as one), and the most rows that one of its steps touches. */
export async function queryWork(db: Database, query: Prisma.Sql): Promise<{ indexes: string[]; rows: number }> {
  const explained = await db.$queryRaw<{ "QUERY PLAN": [{ Plan: Plan }] }[]>(
    Prisma.sql`EXPLAIN (ANALYZE, FORMAT JSON) ${query}`,
  );
  const works = explained.map((row) => workOf(row["QUERY PLAN"][0].Plan));
  const indexes = [...new Set(works.flatMap((work) => work.indexes))].sort();
  return { indexes, rows: Math.max(...works.map(({ rows }) => rows)) };
}

/** The same of a plan. @param small tables that may be read whole */
export function workOf(plan: Plan, small: readonly string[] = []): { indexes: string[]; rows: number } {
  const all = nodes(plan);
  const names = all
    .filter((node) => node["Node Type"].endsWith("Scan") && !INNER_SCANS.has(node["Node Type"]))
    .filter((node) => node["Node Type"] !== "Seq Scan" || !small.includes(node["Relation Name"] ?? ""))
    .map((node) => node["Index Name"] ?? node["Node Type"]);
  const touched = all.map(
    (node) =>
      node["Actual Loops"] *
      (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0)),
  );
  return { indexes: [...new Set(names)].sort(), rows: Math.max(...touched) };
}
