import { afterAll, beforeAll, expect, it } from "vitest";
import { listEvents } from "@/lib/events/event/queries";
import { ListEvents } from "@/lib/events/event/schemas";
import { forumTotals, listComments, listThreads } from "@/lib/forum/queries";
import { ListThreads } from "@/lib/forum/schemas";
import type { Ctx } from "@/lib/kernel/ctx";
import { cellWindow } from "@/lib/map/grid";
import { findPlace, listPlaces } from "@/lib/places/queries";
import { placeMap } from "@/lib/places/queries-map";
import { ListPlaces } from "@/lib/places/schemas";
import { findReport, listReports } from "@/lib/reports/queries";
import { reportMap } from "@/lib/reports/queries-map";
import { ListReports } from "@/lib/reports/schemas";
import { searchEverything } from "@/lib/search/queries";
import { createDatabase, createPool } from "@/prisma/client";
import { testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { type Plan, workOf } from "@/scripts/testing/query-work";

const { db, patient, url } = await testDatabase();
const NOW = new Date("2026-03-14T09:00:00+07:00");
const ROWS = 20_000;
/** Versions of the counted rows are cleared away only between statements. */
const AT_ONCE = 4_000;

interface Statement {
  text: string;
  values: unknown[];
}

const sent: Statement[] = [];
const pool = createPool(url, { poolMax: 1, patient: true });
const heard = createDatabase(url, { pool, patient: true });
const ctx = testContext(heard, visitor("tamu"), NOW);

/** Keeps every statement that the database is really sent. */
function hear(): void {
  const query = pool.query.bind(pool) as (statement: Statement, values?: unknown[]) => unknown;
  Object.assign(pool, {
    query: (statement: Statement, values: unknown[] = statement.values ?? []) => {
      sent.push({ text: statement.text, values });
      return query(statement, values);
    },
  });
}

const FILL = [
  `INSERT INTO reports (code, status, reporter_name, location, damage_type, description, text_hash, incident_date, latitude,
     longitude, writer_key, updated_at)
   SELECT 'LP-' || n, (CASE WHEN n % 20 = 0 THEN 'PENDING' ELSE 'VERIFIED' END)::"ReportStatus", 'Warga', 'Gang Contoh' || n,
     'Sampah menumpuk', 'Bau sekali di rt' || n % 100, md5(n::text) || md5(n::text), '2026-03-01', -8 + n % 97 / 97.0,
     110 + n % 89 / 89.0, 'visitor:' || n % 500, now()`,
  `INSERT INTO places (slug, name, name_key, description, latitude, longitude, status, writer_key, updated_at)
   SELECT 'contoh-' || n, 'Taman Contoh' || n, 'taman contoh' || n, 'Teduh di rt' || n % 100, -8 + n % 97 / 97.0,
     110 + n % 89 / 89.0, 'APPROVED', 'visitor:' || n % 500, now()`,
  `INSERT INTO events (slug, kind, title, description, location, starts_at, ends_at, capacity, writer_key, updated_at)
   SELECT 'contoh-' || n, 'PLANTING', 'Tanam ' || n, 'Bersama.', 'Bukit',
     timestamptz '2025-01-01' + n * interval '40 minutes', timestamptz '2025-01-01' + n * interval '40 minutes' + interval '2 hours',
     20, 'visitor:' || n % 500, now()`,
  `INSERT INTO forum_threads (id, title, author, category, content, text_hash, likes_count, active_at, writer_key)
   SELECT n, 'Tanya Contoh' || n, 'Warga', 'tanaman', 'Bagaimana kompos di rt' || n % 100, md5(n::text) || md5(n::text), n % 50,
     timestamptz '2026-01-01' + n * interval '1 minute', 'visitor:' || n % 500`,
  `INSERT INTO forum_comments (thread_id, author, content, text_hash, writer_key)
   SELECT 1 + n % 40 * 400, 'Warga', 'Kompos matang dari rt' || n % 100, md5(n::text) || md5(n::text), 'visitor:' || n % 500`,
];
const TABLES = ["reports", "places", "events", "forum_threads", "forum_comments"];

beforeAll(async () => {
  for (const [index, fill] of FILL.entries()) {
    const table = TABLES[index];
    // The forum's comments are counted row by row, which plays no part here.
    if (table?.startsWith("forum")) await patient.$executeRawUnsafe(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    for (let from = 1; from < ROWS; from += AT_ONCE) {
      await patient.$executeRawUnsafe(`${fill} FROM generate_series(${from}, ${from + AT_ONCE - 1}) AS n`);
    }
    await patient.$executeRawUnsafe(`VACUUM ANALYZE ${table}`);
  }
  await heard.$connect();
  hear();
});
afterAll(() => heard.$disconnect());

async function plansOf(ask: (ctx: Ctx) => Promise<unknown>): Promise<Plan[]> {
  // What is asked but once in a while is known from then on.
  await ask(ctx);
  sent.length = 0;
  await ask(ctx);
  const statements = sent.filter(({ text }) => /^\s*(?:\/\*.*?\*\/\s*)?(?:SELECT|WITH)/iu.test(text));
  const plans: Plan[] = [];
  for (const { text, values } of statements) {
    const explained = await db.$queryRawUnsafe<{ "QUERY PLAN": [{ Plan: Plan }] }[]>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      ...values,
    );
    plans.push(...explained.map((row) => row["QUERY PLAN"][0].Plan));
  }
  return plans;
}

const threads = (query: object) => (at: Ctx) => listThreads(at, ListThreads.parse({ limit: 20, ...query }));
const reports = (query: object) => (at: Ctx) => listReports(at, ListReports.parse({ limit: 20, ...query }));
const places = (query: object) => (at: Ctx) => listPlaces(at, ListPlaces.parse({ limit: 20, ...query }));
const HERE = { latitude: -7.5, longitude: 110.5 };
const SCREEN = cellWindow([110.2, -7.8, 110.8, -7.2], 11);

type Hot = [name: string, ask: (ctx: Ctx) => Promise<unknown>, index: RegExp, most: number];

const HOT: Hot[] = [
  ["the newest reports", reports({}), /^report(?:s_listed_idx|_photos_\w+)$/u, 30],
  [
    "reports far down the list",
    reports({ cursor: 300, status: "PENDING" }),
    /^report(?:s_pending_idx|_photos_\w+)$/u,
    30,
  ],
  [
    "one report",
    (at) => findReport(at, { code: "LP-777" }),
    /^(?:reports_(?:code_key|pkey)|report_(?:events|photos|relapses|judgements|merges)_\w+|photos_pkey)$/u,
    5,
  ],
  ["the map of reports", (at) => reportMap(at, SCREEN, 11), /^(?:report_cells_pkey|reports_on_map_idx)$/u, 400],
  ["the nearest places", places(HERE), /^places_on_map_idx$/u, 60],
  ["places by a rare name", places({ q: "taman contoh19999" }), /^places_name_idx$/u, 60],
  ["one place", (at) => findPlace(at, 777), /^places_pkey$/u, 5],
  ["the map of places", (at) => placeMap(at, SCREEN, 11), /^(?:place_cells_pkey|places_(?:on_map|nearby)_idx)$/u, 400],
  ["the next events", (at) => listEvents(at, ListEvents.parse({ kind: "PLANTING" })), /^events_\w+_idx$/u, 800],
  ["the newest topics", threads({}), /^forum_threads_(?:shown_idx|pkey)$/u, 30],
  [
    "the liveliest topics, far down",
    threads({ sort: "teraktif", cursor: `${Date.parse("2026-01-02")}-1440` }),
    /^forum_threads_(?:active_idx|pkey)$/u,
    30,
  ],
  [
    "a word of all topics and comments",
    threads({ q: "kompos" }),
    /^forum_(?:threads|comments)_(?:search_idx|shown_idx|title_idx|pkey)$/u,
    1_024,
  ],
  [
    "a rare word in the forum",
    threads({ q: "contoh19999" }),
    /^forum_(?:threads|comments)_(?:search_idx|shown_idx|title_idx|pkey)$/u,
    60,
  ],
  [
    "the comments of a topic, far down",
    (at) => listComments(at, 1, { limit: 20, cursor: 15_000 }),
    /^forum_(?:threads|comments)_(?:shown_idx|pkey)$/u,
    30,
  ],
  [
    "everything with a common word",
    (at) => searchEverything(at, { q: "sampah", kind: "report" }, []),
    /^reports_(?:search_idx|listed_idx|pkey)$/u,
    1_024,
  ],
  [
    "everything with a half typed word",
    (at) => searchEverything(at, { q: "contoh1999", kind: "place" }, []),
    /^places_(?:search_idx|name_idx|pkey)$/u,
    60,
  ],
  [
    "everything with a mistyped word",
    (at) => searchEverything(at, { q: "sampha", kind: "report" }, []),
    /^\w+_(?:search_idx|listed_idx|shown_idx|name_idx|title_idx|location_idx|pkey)$/u,
    // As it may be half typed, the whole window is looked through.
    ROWS,
  ],
  ["the counts of the forum", forumTotals, /^$/u, 50],
];

it.each(HOT)("%s: read by index, and little of it", async (_, ask, index, most) => {
  const plans = await plansOf(ask);
  expect(plans).not.toEqual([]);
  for (const plan of plans) {
    const { indexes, rows } = workOf(plan, SMALL);
    for (const name of indexes) expect(name).toMatch(index);
    expect(rows).toBeLessThanOrEqual(most);
  }
});

/** Tables that stay small however much is written. */
const SMALL = ["tallies"];
