import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { hashPassword } from "../../../lib/accounts/passwords.ts";
import { addReport } from "../../../prisma/factories/report.ts";
import { addThread } from "../../../prisma/factories/thread.ts";
import type { Finding } from "../faults/finding.ts";
import { attack } from "./client.ts";
import type { Target } from "./target.ts";

const PASSWORD = "Rumput-Hijau-7";
const CROWD = 20;
/** One wrong answer was checked, so the owner waits as long as after one. */
const LONGEST_PAUSE_SECONDS = 3;

/** Twenty without a cookie, from one address. */
async function crowdOf(target: Target, path: string, body: object): Promise<void> {
  for (let person = 0; person < CROWD; person += 1) {
    await attack(target.origin, { method: "POST", path, body, headers: { origin: target.origin }, from: 4_000 });
  }
}

async function flags(target: Target): Promise<Finding> {
  const { id } = await addThread(target.db, { title: "Topik yang mengganggu seseorang" });
  await crowdOf(target, `/api/threads/${id}/flag`, { reason: "spam" });
  const { heldReason } = await target.db.forumThread.findUniqueOrThrow({ where: { id } });
  return {
    fault: `${CROWD} laporan tulisan tanpa kuki dari satu alamat`,
    promise: "tidak menyembunyikan topik",
    measured: heldReason === null ? "topik tetap tampil" : `topik ditahan (${heldReason})`,
    fulfilled: heldReason === null,
  };
}

async function counters(target: Target): Promise<Finding> {
  const report = await addReport(target.db, { status: "VERIFIED" });
  const thread = await addThread(target.db, {});
  await crowdOf(target, `/api/reports/${report.id}/support`, {});
  await crowdOf(target, `/api/threads/${thread.id}/like`, { action: "like" });
  const { supportCount } = await target.db.report.findUniqueOrThrow({ where: { id: report.id } });
  const { likesCount } = await target.db.forumThread.findUniqueOrThrow({ where: { id: thread.id } });
  return {
    fault: `${CROWD} dukungan dan ${CROWD} suka tanpa kuki dari satu alamat`,
    promise: "masing-masing terhitung paling banyak 1",
    measured: `${supportCount} dukungan, ${likesCount} suka`,
    fulfilled: supportCount <= 1 && likesCount <= 1,
  };
}

/** Guesses until refused, then lets the owner try from elsewhere, once more after a pause. */
async function lockOut(target: Target, path: string, guess: object, right: object): Promise<number | null> {
  for (let tries = 0; tries < CROWD; tries += 1) {
    await attack(target.origin, { method: "POST", path, body: guess, from: 4_100 });
  }
  const owner = () => attack(target.origin, { method: "POST", path, body: right, from: 4_200 });
  const first = await owner();
  const pause = Number(first.headers["retry-after"] ?? 0);
  if (first.status !== 429 || pause > LONGEST_PAUSE_SECONDS) return first.status;
  await setTimeout(pause * 1000);
  return (await owner()).status;
}

async function lockOuts(target: Target): Promise<Finding> {
  const username = `Korban ${createHash("sha256").update(target.name).digest("hex").slice(0, 8)}`;
  const passwordHash = await hashPassword(PASSWORD);
  const securityAnswerHash = await hashPassword("si belang");
  const rest = { passwordHash, securityAnswerHash, daerah: "Bali", umur: 30, securityQuestion: "hewan" };
  await target.db.user.create({ data: { username, usernameKey: username.toLowerCase(), ...rest } });
  const login = await lockOut(
    target,
    "/api/login",
    { username, password: "Salah-9-X" },
    { username, password: PASSWORD },
  );
  const data = { username, selectedQuestion: "hewan" };
  const recovery = await lockOut(
    target,
    "/api/verify-account",
    { ...data, securityAnswer: "salah" },
    { ...data, securityAnswer: "si belang" },
  );
  return {
    fault: `${CROWD} tebakan salah dari satu alamat, lalu pemilik akun dari alamat lain`,
    promise: "pemilik tetap dapat masuk seketika, dan memulihkan akunnya paling lama 3 detik kemudian",
    measured: `masuk ${login}, pemulihan ${recovery}`,
    fulfilled: login === 200 && recovery === 200,
  };
}

export async function crowds(target: Target): Promise<Finding[]> {
  return [await flags(target), await counters(target), await lockOuts(target)];
}
