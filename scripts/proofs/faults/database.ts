import { createConnection, createServer, type Server, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { quantile } from "../bench/table.ts";
import { type Finding, seconds } from "./finding.ts";
import { type Answer, ask, sendReport } from "./people.ts";
import { startWorld } from "./world.ts";
import { until } from "./writers.ts";

/** What the network to the database does. */
type Weather = "clear" | "refusing" | "silent" | "slow";

const SLOW_MS = 100;

/** Stands between the application and its database. */
class Passage {
  readonly #server: Server;
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #weather: Weather = "clear";

  private constructor(target: URL) {
    this.#target = target;
    this.#server = createServer((socket) => this.#connect(socket));
  }

  /** @returns the passage, and the address of the same database through it */
  static async before(url: string): Promise<{ passage: Passage; url: string }> {
    const passage = new Passage(new URL(url));
    await new Promise<void>((resolve) => passage.#server.listen(0, "127.0.0.1", resolve));
    const address = passage.#server.address();
    const through = new URL(url);
    through.port = typeof address === "object" ? String(address?.port) : "";
    return { passage, url: through.href };
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

const isHonest503 = ({ status, headers, body }: Answer) =>
  status === 503 && headers.has("retry-after") && typeof body.message === "string";

async function seePages(origin: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const path of PAGES) answers.push(await ask(`${origin}${path}`));
  return answers;
}

async function takeAway(origin: string, passage: Passage, weather: Weather, fault: string): Promise<Finding> {
  await seePages(origin);
  // Requests are on their way when it happens, as they would be.
  const onTheirWay = Promise.all(Array.from({ length: 10 }, () => sendReport(origin)));
  passage.set(weather);
  const first = (await onTheirWay).filter(({ status }) => status !== 201);
  const slowest = Math.max(0, ...first.map(({ milliseconds }) => milliseconds));
  const later = await Promise.all(Array.from({ length: 10 }, () => sendReport(origin)));
  await pause(DOWN_MS);
  const pages = await seePages(origin);
  const refused = [...first, ...later, await sendReport(origin)];
  passage.set("clear");
  const recovery = await until(async () => (await sendReport(origin)).status === 201, 60_000);
  const shown = pages.filter(({ status }) => status === 200).length;
  const honest = refused.filter(isHonest503).length;
  return {
    fault,
    promise: "halaman tersimpan tetap tampil; API 503 JSON dengan Retry-After; galat pertama ≤ 2,5 s; pulih ≤ 5 s",
    measured: `${shown} dari ${pages.length} halaman tampil; ${honest} dari ${refused.length} penolakan 503 utuh; galat pertama ${seconds(slowest)}, berikutnya ${seconds(Math.max(...later.map(({ milliseconds }) => milliseconds)))}; pulih ${seconds(recovery)}`,
    fulfilled:
      shown === pages.length && honest === refused.length && slowest <= FIRST_ERROR_MS && recovery <= RECOVERY_MS,
  };
}

async function slowDown(origin: string, passage: Passage): Promise<Finding> {
  await seePages(origin);
  passage.set("slow");
  const writes = await Promise.all(Array.from({ length: SLOW_WRITES }, () => sendReport(origin)));
  // What was written drops the pages; the first who looks waits for them to be made anew.
  const renewed = Math.max(...(await seePages(origin)).map(({ milliseconds }) => milliseconds));
  const pages = (await Promise.all(Array.from({ length: 10 }, () => seePages(origin)))).flat();
  passage.set("clear");
  const fulfilled = writes.filter((answer) => answer.status === 201).length;
  const honest = writes.filter((answer) => answer.status === 201 || isHonest503(answer)).length;
  const shown = pages.filter(({ status }) => status === 200).length;
  const pageTime = quantile(
    pages.map(({ milliseconds }) => milliseconds),
    0.95,
  );
  const writeTime = Math.max(...writes.map(({ milliseconds }) => milliseconds));
  return {
    fault: "basis data lambat: setiap paket 100 ms lebih lama, ke dan dari",
    promise: "halaman tersimpan tidak melambat (p95 ≤ 250 ms); setiap tulisan dijawab 201 atau 503 utuh dalam 10 s",
    measured: `${shown} dari ${pages.length} halaman ${pageTime.toFixed(0)} ms (yang pertama setelah ada tulisan ${seconds(renewed)}); ${fulfilled} dari ${writes.length} tulisan masuk, ${honest} dijawab dengan benar, terlama ${seconds(writeTime)}`,
    fulfilled: shown === pages.length && pageTime <= 250 && honest === writes.length && writeTime <= 10_000,
  };
}

/** The database gone, silent, and slow, seen through a network that we hold. */
export async function databaseAway(): Promise<Finding[]> {
  let passage: Passage | undefined;
  const world = await startWorld({
    through: async (real) => {
      const between = await Passage.before(real);
      passage = between.passage;
      return between.url;
    },
  });
  try {
    if (!passage) throw new Error("there is no passage");
    return [
      await takeAway(world.origin, passage, "refusing", "basis data mati: sambungan ditolak"),
      await takeAway(world.origin, passage, "silent", "basis data bisu: jaringan menelan semuanya"),
      await slowDown(world.origin, passage),
    ];
  } finally {
    await world.stop();
    await passage?.close();
  }
}
