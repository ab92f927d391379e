import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type Answer, ask, isHonest503, sendReport } from "@/scripts/proofs/client";
import type { Finding } from "@/scripts/proofs/findings";
import { inWorld, type World } from "@/scripts/proofs/world";

const MOST_PHOTOS = 60;
const FAULT = {
  fault: "disk foto penuh",
  promise:
    "503 yang mengatakannya; tanpa berkas separuh atau baris tanpa foto; laporan tetap diterima; ruang kembali, foto kembali",
};

const mounted = (...parameters: string[]) => spawnSync("mount", parameters).status === 0;

/** Noise, which no encoder makes small. */
function noisyPicture(): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 1000, height: 800, channels: 3, background: "#000", noise } })
    .jpeg()
    .toBuffer();
}

async function fillDisk(world: World, folder: string): Promise<Finding> {
  const body = await noisyPicture();
  const send = () =>
    ask(world, { method: "POST", path: "/api/photos", headers: { "content-type": "image/jpeg" }, body });
  let stored = 0;
  let refusal: Answer | undefined;
  while (stored < MOST_PHOTOS && !refusal) {
    const answer = await send();
    if (answer.status === 201) stored += 1;
    else refusal = answer;
  }
  const report = await sendReport(world);
  const halves = readdirSync(join(folder, ".sementara")).length;
  const rows = await world.db.photo.count({ where: { bytes: { gt: 0 }, ownerKey: { startsWith: "visitor:" } } });
  mounted("-o", "remount,size=64m", folder);
  const again = await send();
  const honest = refusal !== undefined && isHonest503(refusal);
  return {
    ...FAULT,
    measured: `${stored} foto muat, lalu ${refusal?.status ?? "tak pernah penuh"}: “${String(refusal?.body.message ?? "")}”; ${halves} berkas separuh, ${rows - stored} baris tanpa foto; laporan ${report.status}; setelah ada ruang ${again.status}`,
    fulfilled: honest && halves === 0 && rows === stored && report.status === 201 && again.status === 201,
  };
}

/** A disk without room for photos; as root, on a small disk in memory. */
export function fullDisk(): Promise<Finding> {
  return inWorld({}, async (world) => {
    const folder = join(world.dataDir, "photos");
    mkdirSync(folder, { recursive: true });
    if (!mounted("-t", "tmpfs", "-o", "size=3m", "tmpfs", folder)) {
      return { ...FAULT, measured: "mesin ini tidak mengizinkan mount tmpfs; jalankan sebagai root", fulfilled: null };
    }
    return fillDisk(world, folder).finally(() => spawnSync("umount", [folder]));
  });
}
