import { request } from "node:http";
import type { Finding } from "./finding.ts";
import { ask, send, sendReport } from "./people.ts";
import { ADMIN, startWorld, type World } from "./world.ts";

const HUGE_BYTES = 200 * 1024 * 1024;
const CHUNK = Buffer.alloc(64 * 1024, 0x20);
const TRIES = 10;

/** Sends without end and without naming a length. @returns the answer, and when it began to come */
function pour(url: string): Promise<{ status: number; milliseconds: number; sent: number }> {
  return new Promise((resolve) => {
    const begun = performance.now();
    let sent = 0;
    const call = request(url, { method: "POST", headers: { "content-type": "application/json" } }, (response) => {
      const milliseconds = performance.now() - begun;
      response.resume();
      resolve({ status: response.statusCode ?? 0, milliseconds, sent });
      call.destroy();
    });
    call.on("error", () => resolve({ status: 0, milliseconds: performance.now() - begun, sent }));
    const write = () => {
      while (sent < HUGE_BYTES && !call.destroyed) {
        sent += CHUNK.byteLength;
        if (!call.write(CHUNK)) return void call.once("drain", write);
      }
    };
    write();
  });
}

async function oversized({ origin }: World): Promise<Finding> {
  // The first request to a route also loads it.
  await sendReport(origin);
  const answers: Awaited<ReturnType<typeof pour>>[] = [];
  for (let round = 0; round < TRIES; round += 1) answers.push(await pour(`${origin}/api/reports`));
  const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
  const refused = answers.filter(({ status }) => status === 413).length;
  const sent = Math.max(...answers.map((answer) => answer.sent));
  return {
    fault: "kiriman 200 MB tanpa menyebut panjangnya",
    promise: "413 dalam 100 ms",
    measured: `${refused} dari ${TRIES} dijawab 413, terlama ${slowest.toFixed(0)} ms, paling banyak ${(sent / 1024).toFixed(0)} KB sempat terkirim`,
    fulfilled: refused === TRIES && slowest <= 100,
  };
}

async function revoked({ origin, db }: World): Promise<Finding> {
  const { body } = await send("POST", `${origin}/api/login`, ADMIN);
  const headers = { authorization: `Bearer ${String(body.token)}` };
  const before = await ask(`${origin}/api/account`, { headers });
  const begun = performance.now();
  await db.apiToken.deleteMany();
  const after = await ask(`${origin}/api/account`, { headers });
  return {
    fault: "token dicabut",
    promise: "mati pada permintaan berikutnya",
    measured: `sebelumnya ${before.status}, berikutnya ${after.status} (${(performance.now() - begun).toFixed(0)} ms setelah dicabut)`,
    fulfilled: before.status === 200 && after.status === 401,
  };
}

/** What a single hostile or stale request may cost. */
export async function requests(): Promise<Finding[]> {
  const world = await startWorld();
  try {
    return [await oversized(world), await revoked(world)];
  } finally {
    await world.stop();
  }
}
