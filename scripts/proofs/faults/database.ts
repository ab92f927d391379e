import { createConnection, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type Answer, ask, isHonest503, sendReport } from "@/scripts/proofs/client";
import { type Finding, seconds, until } from "@/scripts/proofs/findings";
import { quantile } from "@/scripts/proofs/table";
import { inWorld, type World } from "@/scripts/proofs/world";

/** What the network to the database does. */
type Weather = "clear" | "refusing" | "silent" | "slow";

const SLOW_MS = 100;

/** Stands between the application and its database. */
class Passage {
  readonly #server = createServer((socket) => this.#connect(socket));
  readonly #sockets = new Set<Socket>();
  #target = new URL("tcp://127.0.0.1");
  #weather: Weather = "clear";

  /** @returns the address of the same database through it */
  async before(url: string): Promise<string> {
    this.#target = new URL(url);
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const address = this.#server.address();
    const through = new URL(url);
    through.port = typeof address === "object" ? String(address?.port) : "";
    return through.href;
  }

  set(weather: Weather): void {
    this.#weather = weather;
    // What was swallowed never comes again, so such connections are of no use afterwards.
    if (weather === "refusing" || weather === "clear") for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #connect(near: Socket): void {
    this.#keep(near);
    if (this.#weather === "refusing") return void near.destroy();
    const far = createConnection(Number(this.#target.port), this.#target.hostname);
    this.#keep(far);
    this.#pass(near, far);
    this.#pass(far, near);
  }

  #pass(from: Socket, to: Socket): void {
    let before = Promise.resolve();
    from.on("data", (chunk) => {
      if (this.#weather === "silent") return;
      const wait = this.#weather === "slow" ? SLOW_MS : 0;
      before = before.then(async () => {
        if (wait > 0) await pause(wait);
        if (!to.destroyed) to.write(chunk);
      });
    });
    from.on("close", () => void before.then(() => to.destroy()));
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("close", () => this.#sockets.delete(socket));
  }
}

const FIRST_ERROR_MS = 2_500;
const RECOVERY_MS = 5_000;
/** None of them shows reports: a report taken in the moment before drops the pages that do, and nothing outdated is shown. */
const PAGES = ["/peta-lokasi", "/forum", "/bank-sampah"];
const DOWN_MS = 8_000;
const SLOW_WRITES = 20;
const PAGE_MS = 250;
const WRITE_MS = 10_000;

async function seePages(world: World): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const path of PAGES) answers.push(await ask(world, { path }));
  return answers;
}

const reports = (world: World, count: number) => Promise.all(Array.from({ length: count }, () => sendReport(world)));
const slowestOf = (answers: Answer[]) => Math.max(0, ...answers.map(({ milliseconds }) => milliseconds));
const countOf = (answers: Answer[], wanted: number) => answers.filter(({ status }) => status === wanted).length;

async function takeAway(world: World, passage: Passage, weather: Weather, fault: string): Promise<Finding> {
  await seePages(world);
  // Requests are on their way when it happens, as they would be.
  const onTheirWay = reports(world, 10);
  passage.set(weather);
  const first = (await onTheirWay).filter(({ status }) => status !== 201);
  const later = await reports(world, 10);
  await pause(DOWN_MS);
  const pages = await seePages(world);
  const refused = [...first, ...later, await sendReport(world)];
  passage.set("clear");
  const recovery = await until(async () => (await sendReport(world)).status === 201, 60_000);
  const shown = countOf(pages, 200);
  const honest = refused.filter(isHonest503).length;
  return {
    fault,
    promise: "halaman tersimpan tetap tampil; API 503 JSON dengan Retry-After; galat pertama ≤ 2,5 s; pulih ≤ 5 s",
    measured: `${shown} dari ${pages.length} halaman tampil; ${honest} dari ${refused.length} penolakan 503 utuh; galat pertama ${seconds(slowestOf(first))}, berikutnya ${seconds(slowestOf(later))}; pulih ${seconds(recovery)}`,
    fulfilled:
      shown === pages.length &&
      honest === refused.length &&
      slowestOf(first) <= FIRST_ERROR_MS &&
      recovery <= RECOVERY_MS,
  };
}

async function slowDown(world: World, passage: Passage): Promise<Finding> {
  await seePages(world);
  passage.set("slow");
  const writes = await reports(world, SLOW_WRITES);
  // What was written drops the pages; the first who looks waits for them to be made anew.
  const renewed = slowestOf(await seePages(world));
  const pages = (await Promise.all(Array.from({ length: 10 }, () => seePages(world)))).flat();
  passage.set("clear");
  const honest = countOf(writes, 201) + writes.filter(isHonest503).length;
  const times = pages.map(({ milliseconds }) => milliseconds);
  const [shown, pageTime] = [countOf(pages, 200), quantile(times, 0.95)];
  return {
    fault: "basis data lambat: setiap paket 100 ms lebih lama, ke dan dari",
    promise: "halaman tersimpan tidak melambat (p95 ≤ 250 ms); setiap tulisan dijawab 201 atau 503 utuh dalam 10 s",
    measured: `${shown} dari ${pages.length} halaman ${pageTime.toFixed(0)} ms (yang pertama setelah ada tulisan ${seconds(renewed)}); ${countOf(writes, 201)} dari ${writes.length} tulisan masuk, ${honest} dijawab dengan benar, terlama ${seconds(slowestOf(writes))}`,
    fulfilled:
      shown === pages.length && pageTime <= PAGE_MS && honest === writes.length && slowestOf(writes) <= WRITE_MS,
  };
}

/** The database gone, silent, and slow, seen through a network that we hold. */
export async function databaseAway(): Promise<Finding[]> {
  const passage = new Passage();
  return inWorld({ through: (real) => passage.before(real) }, async (world) => [
    await takeAway(world, passage, "refusing", "basis data mati: sambungan ditolak"),
    await takeAway(world, passage, "silent", "basis data bisu: jaringan menelan semuanya"),
    await slowDown(world, passage),
  ]).finally(() => passage.close());
}
