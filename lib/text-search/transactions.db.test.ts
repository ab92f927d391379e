import { afterAll, expect, it } from "vitest";
import { listThreads } from "@/lib/forum/queries";
import { ListThreads } from "@/lib/forum/schemas";
import { searchEverything } from "@/lib/search/queries";
import { createDatabase } from "@/prisma/client";
import { addEvent } from "@/prisma/factories/event";
import { addPlace } from "@/prisma/factories/place";
import { addReport } from "@/prisma/factories/report";
import { addThread } from "@/prisma/factories/thread";
import { testDatabase } from "@/scripts/testing/database";

const { db: own, url } = await testDatabase();
const statements: string[] = [];
const db = createDatabase(url, { onQuery: ({ sql }) => statements.push(sql) });
afterAll(() => db.$disconnect());

await addPlace(own, { name: "Taman Menteng", status: "APPROVED" });
await addEvent(own, { title: "Bersih Menteng" });
await addReport(own, { location: "Jalan Menteng", status: "VERIFIED" });
await addThread(own, { title: "Menteng hijau" });

/** Each statement is one, but for the look for similar words, which sets its threshold in its own transaction. */
async function transactionsOf(work: () => Promise<unknown>): Promise<number> {
  statements.length = 0;
  await work();
  const beside = /^(?:BEGIN|COMMIT|SELECT set_config)/u;
  return statements.filter((sql) => !beside.test(sql)).length;
}

it.each([
  ["menteng", 2],
  ["menten", 3],
  ["mentnge", 4],
  ["taman mentnge", 4],
  ["LP-260314-0001 xylofonqz", 5],
])("a search over everything for %s asks the database at most %d times", async (q, most) => {
  const search = () => searchEverything({ db }, { q }, []);
  expect(await transactionsOf(search)).toBeLessThanOrEqual(most);
});

it("a search in the forum asks the database at most 5 times", async () => {
  const search = () => listThreads({ db }, ListThreads.parse({ q: "menteng", limit: 20 }));
  expect(await transactionsOf(search)).toBeLessThanOrEqual(5);
});
