import { randomUUID } from "node:crypto";
import { addReport } from "../../../prisma/factories/report.ts";
import type { Finding } from "../faults/finding.ts";
import { canvas } from "./bombs.ts";
import { attack } from "./client.ts";
import { staff } from "./keys.ts";
import type { Target } from "./target.ts";

const INVENTED = 20;
const MIDDLE = [{ x: 0.25, y: 0.25, width: 0.5, height: 0.5 }];

type Headers = Record<string, string>;

export async function newPhoto(target: Target, headers: Headers, from: number): Promise<string> {
  const bytes = await canvas(600, 400).jpeg().toBuffer();
  const photo = { ...headers, "content-type": "image/jpeg" };
  const { body } = await attack(target.origin, {
    method: "POST",
    path: "/api/photos",
    headers: photo,
    body: bytes,
    from,
  });
  return String(body.id);
}

function post(target: Target, path: string, body: object, headers: Headers, from: number) {
  const own = { ...headers, "idempotency-key": randomUUID() };
  return attack(target.origin, { method: "POST", path, body, headers: own, from });
}

/** Staff who want a report off the desk, and one person who is many. */
async function confirmAlone(target: Target): Promise<Finding> {
  const claimant = await staff(target, "PENGELOLA");
  const { id } = await addReport(target.db, { status: "IN_PROGRESS", writerKey: "visitor:orang-lain" });
  const photo_id = await newPhoto(target, claimant, 4_600);
  const decide = (decision: string) =>
    post(target, `/api/admin/reports/${id}/decisions`, { decision, status: "IN_PROGRESS", photo_id }, claimant, 4_600);
  const outright = await decide("resolve");
  const claimed = await decide("claim");
  const say = (headers: Headers, from: number) =>
    post(target, `/api/reports/${id}/outcome`, { judgement: "YES" }, { origin: target.origin, ...headers }, from);
  const own = await say(claimant, 4_600);
  // A new visitor each time, of one line, who names other addresses.
  const many = await Promise.all(
    Array.from({ length: INVENTED }, (_, person) => say({ "x-forwarded-for": `36.${person}.7.9` }, 4_601)),
  );
  const counted = await target.db.reportJudgement.count({ where: { reportId: id, counted: true } });
  const { status } = await target.db.report.findUniqueOrThrow({ where: { id } });
  return {
    fault: `pengelola menyelesaikan langsung, mengklaim, lalu membenarkan klaimnya sendiri; seorang dengan ${INVENTED} kuki dan alamat karangan membenarkannya juga`,
    promise: "penyelesaian langsung 400, jawaban pengklaim 403, paling banyak satu jawaban terhitung, tetap diklaim",
    measured: `langsung ${outright.status}, klaim ${claimed.status}, pengklaim ${own.status}; ${many.filter((answer) => answer.status === 200).length} diterima, ${counted} terhitung; ${status}`,
    fulfilled:
      outright.status === 400 && claimed.status === 200 && own.status === 403 && counted <= 1 && status === "CLAIMED",
  };
}

/** What a photo showed before staff covered it is looked for at every address it had. */
async function uncover(target: Target): Promise<Finding> {
  const admin = await staff(target, "ADMIN");
  const reporter = await staff(target, "USER");
  const photoId = await newPhoto(target, reporter, 4_602);
  const { id, code } = await addReport(target.db, { status: "VERIFIED", photoId });
  const original = [`/api/photos/${photoId}?w=640`, `/api/photos/${photoId}?w=2048`];
  const look = (headers: Headers) =>
    Promise.all(original.map(async (path) => (await attack(target.origin, { path, headers, from: 4_603 })).status));
  const before = await look({});
  const byResident = await post(target, `/api/admin/photos/${photoId}/boxes`, { boxes: MIDDLE }, reporter, 4_602);
  const byOwner = await attack(target.origin, {
    method: "DELETE",
    path: `/api/photos/${photoId}`,
    headers: reporter,
    from: 4_602,
  });
  const covered = await post(target, `/api/admin/photos/${photoId}/boxes`, { boxes: MIDDLE }, admin, 4_604);
  const after = [...(await look({})), ...(await look(reporter)), ...(await look(admin))];
  const detail = await attack(target.origin, { path: `/api/reports/${code}`, from: 4_603 });
  const foreign = await target.db.report.count({ where: { id, photoId } });
  return {
    fault:
      "foto laporan yang ditutupi pengelola dicari lagi oleh orang asing, pengirimnya, dan pengelola; warga menutupi dan menghapusnya sendiri",
    promise: "warga ditolak; sesudah ditutupi foto aslinya 404 bagi siapa pun dan tidak disebut laporan",
    measured: `sebelum ${before.join(" ")}; warga ${byResident.status} ${byOwner.status}; ditutupi ${covered.status}; sesudah ${after.join(" ")}`,
    fulfilled:
      before.every((status) => status === 200) &&
      byResident.status === 403 &&
      (byOwner.status ?? 0) >= 400 &&
      covered.status === 200 &&
      after.every((status) => status === 404) &&
      foreign === 0 &&
      !detail.text.includes(photoId),
  };
}

/** Claims of completion and covered photos, in the hands of who gains by them. */
export async function claims(target: Target): Promise<Finding[]> {
  return [await confirmAlone(target), await uncover(target)];
}
