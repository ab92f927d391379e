import { seedDemo } from "../../../prisma/demo.ts";
import { addEvent } from "../../../prisma/factories/event.ts";
import { compare } from "./measure.ts";
import { withPrisma } from "./own-database.ts";
import { withServers } from "./server-room.ts";

const EVENTS = 50;
/** More than any round can fill. */
const CAPACITY = 100_000;

/** @returns the numbers of events that take everybody */
function fill(url: string): Promise<number[]> {
  return withPrisma(url, async (db) => {
    await seedDemo(db, new Date());
    const ids: number[] = [];
    for (let number = 0; number < EVENTS; number += 1) ids.push((await addEvent(db, { capacity: CAPACITY })).id);
    return ids;
  });
}

/** The page of events, and registering for one of them or for many, beside a bare server with the same SQL. */
export function run(): Promise<void> {
  return withServers(async (room) => {
    const ids = await fill(room.databaseUrl);
    const sulur = await room.sulur();
    const bare = await room.bareNode(await (await fetch(`${sulur.origin}/event`)).text());

    await compare("GET /event", [
      { name: "Sulur", server: sulur, path: "/event" },
      { name: "Node polos, byte sama dari memori", server: bare, path: "/laporan" },
    ]);
    const path = "/api/events/:id/register";
    for (const [where, chosen] of [
      [`${EVENTS} kegiatan`, ids],
      ["satu kegiatan", ids.slice(0, 1)],
    ] as const) {
      await compare(`Mendaftar, ${where}`, [
        { name: "Sulur, dengan surat", server: sulur, path, writes: "registration", ids: [...chosen] },
        { name: "Node polos + pg, tanpa surat", server: bare, path, writes: "registration", ids: [...chosen] },
      ]);
    }
  });
}
