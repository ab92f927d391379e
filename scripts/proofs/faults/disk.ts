import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Finding } from "./finding.ts";
import { type Answer, ask, sendReport } from "./people.ts";
import { startWorld, type World } from "./world.ts";

const SMALL = "size=3m";
const ENOUGH = "size=64m";
const MOST_PHOTOS = 60;

const mounted = (...parameters: string[]) => spawnSync("mount", parameters).status === 0;

let photos = 0;

async function sendPhoto({ origin }: World, picture: Buffer<ArrayBuffer>): Promise<Answer> {
  photos += 1;
  const headers = { "content-type": "image/jpeg", "x-forwarded-for": `10.77.0.${photos}` };
  return ask(`${origin}/api/photos`, { method: "POST", headers, body: picture });
}

/** Noise, which no encoder makes small. */
async function noisyPicture(): Promise<Buffer<ArrayBuffer>> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const picture = await sharp({ create: { width: 1000, height: 800, channels: 3, background: "#000", noise } })
    .jpeg()
    .toBuffer();
  return Buffer.from(picture);
}

async function fillDisk(world: World, folder: string): Promise<Finding> {
  const picture = await noisyPicture();
  const fulfilled: string[] = [];
  let refusal: Answer | undefined;
  while (fulfilled.length < MOST_PHOTOS && !refusal) {
    const answer = await sendPhoto(world, picture);
    if (answer.status === 201) fulfilled.push(String(answer.body.id));
    else refusal = answer;
  }
  const report = await sendReport(world.origin);
  const halves = readdirSync(join(folder, ".sementara")).length;
  const rows = await world.db.photo.count({ where: { bytes: { gt: 0 }, ownerKey: { startsWith: "visitor:" } } });
  mounted("-o", `remount,${ENOUGH}`, folder);
  const again = await sendPhoto(world, picture);
  const honest = refusal?.status === 503 && refusal.headers.has("retry-after");
  return {
    fault: "disk foto penuh",
    promise:
      "503 yang mengatakannya; tanpa berkas separuh atau baris tanpa foto; laporan tetap diterima; ruang kembali, foto kembali",
    measured: `${fulfilled.length} foto muat, lalu ${refusal?.status ?? "tak pernah penuh"}: “${String(refusal?.body.message ?? "")}”; ${halves} berkas separuh, ${rows - fulfilled.length} baris tanpa foto; laporan ${report.status}; setelah ada ruang ${again.status}`,
    fulfilled: honest && halves === 0 && rows === fulfilled.length && report.status === 201 && again.status === 201,
  };
}

/** A disk without room for photos; as root, on a small disk in memory. */
export async function fullDisk(): Promise<Finding> {
  const world = await startWorld();
  const folder = join(world.dataDir, "photos");
  mkdirSync(folder, { recursive: true });
  const small = mounted("-t", "tmpfs", "-o", SMALL, "tmpfs", folder);
  try {
    if (small) return await fillDisk(world, folder);
    return {
      fault: "disk foto penuh",
      promise: "503 yang mengatakannya, tanpa berkas separuh",
      measured: "mesin ini tidak mengizinkan mount tmpfs; jalankan sebagai root",
      fulfilled: null,
    };
  } finally {
    if (small) spawnSync("umount", [folder]);
    await world.stop();
  }
}
