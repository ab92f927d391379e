import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { addEvent } from "../../../prisma/factories/event.ts";
import type { Finding } from "./finding.ts";
import { type Answer, ask, register, send, sendReport } from "./people.ts";
import { ADMIN, startWorld } from "./world.ts";

const DAYS = [31, -31];
const PRELOAD = pathToFileURL(join(import.meta.dirname, "shift-clock.mjs")).href;

async function withClock(days: number): Promise<Finding> {
  const world = await startWorld({
    environment: { NODE_OPTIONS: `--import=${PRELOAD}`, SULUR_FAULT_DAYS: String(days) },
  });
  const { origin, db } = world;
  try {
    const { id } = await addEvent(db, { startsAt: new Date(Date.now() + 60 * 86_400_000) });
    const login = await send("POST", `${origin}/api/login`, ADMIN);
    const headers = { authorization: `Bearer ${String(login.body.token)}` };
    const answers: Record<string, Answer> = {
      beranda: await ask(`${origin}/home`),
      masuk: login,
      akun: await ask(`${origin}/api/account`, { headers }),
      laporan: await sendReport(origin),
      tempat: await register(origin, id),
    };
    const broken = Object.values(answers).filter(({ status }) => status === null || status >= 500).length;
    const works = ["beranda", "masuk", "akun", "tempat"].every((name) => answers[name]?.status === 200);
    const statuses = Object.entries(answers).map(([name, { status }]) => `${name} ${status}`);
    const reported = answers.laporan?.status;
    return {
      fault: `jam aplikasi ${days > 0 ? "maju" : "mundur"} ${Math.abs(days)} hari, jam basis data benar`,
      promise:
        "tanpa galat server; masuk, membaca, dan mendaftar tetap jalan; tanggal laporan diterima atau ditolak dengan kalimat",
      measured: statuses.join(", "),
      fulfilled: broken === 0 && works && (reported === 201 || reported === 400),
    };
  } finally {
    await world.stop();
  }
}

/** The application's clock a month off. */
export async function clock(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const days of DAYS) findings.push(await withClock(days));
  return findings;
}
