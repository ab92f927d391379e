import { createServer, type ServerResponse } from "node:http";
import { freePort } from "../../postgres/server.ts";
import type { Finding } from "./finding.ts";
import { ask, sendReport } from "./people.ts";
import { startWorld, type World } from "./world.ts";

type Illness = (response: ServerResponse) => void;

const ILLNESSES: Record<string, Illness> = {
  bisu: () => undefined,
  "menjawab 500": (response) => void response.writeHead(500).end("<html>"),
  "menjawab omong kosong": (response) => void response.end('[{"lat":"utara","lon":[]}]'),
};
/** One time-out and what goes with it. */
const FIRST_MS = 3_500;
const LATER_MS = 500;
const PLACES = ["Medan", "Padang", "Kupang", "Ambon", "Manado", "Palu"];

async function find({ origin }: World, name: string, address: string) {
  const headers = { "x-forwarded-for": address };
  return ask(`${origin}/api/geocode?q=${encodeURIComponent(name)}`, { headers });
}

async function seeOne(name: string, illness: Illness): Promise<Finding> {
  const port = await freePort();
  const server = createServer((_request, response) => illness(response));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const world = await startWorld({ environment: { GEOCODER_URL: `http://127.0.0.1:${port}` } });
  try {
    const answers: Awaited<ReturnType<typeof find>>[] = [];
    for (const [index, place] of PLACES.entries()) answers.push(await find(world, place, `10.9.0.${index}`));
    const report = await sendReport(world.origin);
    const found = answers.filter(({ status }) => status === 200).length;
    const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds));
    const last = answers.at(-1)?.milliseconds ?? 0;
    return {
      fault: `pencari alamat ${name}`,
      promise:
        "kota tetap ditemukan dari daftar sendiri ≤ 3,5 s, setelah tiga kegagalan ≤ 0,5 s; laporan tetap diterima",
      measured: `${found} dari ${PLACES.length} ditemukan, terlama ${slowest.toFixed(0)} ms, terakhir ${last.toFixed(0)} ms; laporan ${report.status}`,
      fulfilled: found === PLACES.length && slowest <= FIRST_MS && last <= LATER_MS && report.status === 201,
    };
  } finally {
    await world.stop();
    server.closeAllConnections();
    server.close();
  }
}

/** The search for addresses, which somebody else runs, in three kinds of ill health. */
export async function geocoder(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, illness] of Object.entries(ILLNESSES)) findings.push(await seeOne(name, illness));
  return findings;
}
