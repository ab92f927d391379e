import { randomUUID } from "node:crypto";
import { addReport } from "../../../prisma/factories/report.ts";
import type { Finding } from "../faults/finding.ts";
import { attack } from "./client.ts";
import { staff } from "./keys.ts";
import type { Target } from "./target.ts";

const WRITTEN_DOWN = 5;

type Send = (path: string, body: object, method?: string) => ReturnType<typeof attack>;

async function clientOf(target: Target, role: "PENGELOLA" | "ADMIN" | "USER", from: number): Promise<Send> {
  const headers = await staff(target, role);
  return (path, body, method = "POST") =>
    attack(target.origin, { method, path, body, from, headers: { ...headers, "idempotency-key": randomUUID() } });
}

function takenBody(fields: object = {}): object {
  const incident_date = new Date().toISOString().slice(0, 10);
  const texts = { location: "Pasar Lama", damage_type: "Satwa liar", description: `Kata penelepon, ${randomUUID()}.` };
  return { via: "phone", incident_date, ...texts, ...fields };
}

/** Staff write reports down for people who never were, to speak as their reporter or to be many. */
async function inventPeople(target: Target): Promise<Finding> {
  const send = await clientOf(target, "PENGELOLA", 4_500);
  const { id: into } = await addReport(target.db, { status: "VERIFIED" });
  const withAddress = await send("/api/admin/reports", takenBody({ email: "pengelola@contoh.id" }));
  const taken = [];
  for (let person = 0; person < WRITTEN_DOWN; person += 1) {
    taken.push((await send("/api/admin/reports", takenBody())).body);
  }
  const [first] = taken;
  const asReporter = [
    await send(`/api/reports/${String(first?.code)}/answer`, { answer: "Benar, masih ada." }),
    await send(`/api/reports/${String(first?.code)}/outcome`, { mended: true }),
    await send(`/api/admin/reports/${String(first?.code)}/question`, { question: "Masih ada?" }),
  ];
  const merged = await Promise.all(
    taken.map(({ id }) => send(`/api/admin/reports/${String(id)}/merge`, { into: String(into) })),
  );
  const { supportCount } = await target.db.report.findUniqueOrThrow({ where: { id: into } });
  const refused = asReporter.every(({ status }) => status === 403 || status === 409);
  const joined = merged.every(({ status }) => status === 200);
  return {
    fault: `pengelola mencatat ${WRITTEN_DOWN} laporan rekaan, memakai emailnya sendiri, menjawab dan menilai sebagai pelapor, lalu menggabungkan semuanya`,
    promise: "email ditolak (400), tidak dapat berbicara sebagai pelapor, dukungan tidak bertambah",
    measured: `email ${withAddress.status}; sebagai pelapor ${asReporter.map(({ status }) => status).join(" ")}; gabung ${merged.map(({ status }) => status).join(" ")}; ${supportCount} dukungan`,
    fulfilled: withAddress.status === 400 && refused && joined && supportCount === 0,
  };
}

/** Two reports merged into each other at once, and a merge into one that is gone into another. */
async function circle(target: Target): Promise<Finding> {
  const send = await clientOf(target, "PENGELOLA", 4_501);
  const [one, two] = [
    await addReport(target.db, { status: "VERIFIED" }),
    await addReport(target.db, { status: "VERIFIED" }),
  ];
  const merge = (id: number, into: number) => send(`/api/admin/reports/${id}/merge`, { into: String(into) });
  const both = await Promise.all([merge(one.id, two.id), merge(two.id, one.id)]);
  const late = await merge(one.id, two.id);
  const rows = await target.db.reportMerge.count({ where: { reportId: { in: [one.id, two.id] } } });
  const statuses = [...both, late].map(({ status }) => status);
  return {
    fault: "dua laporan digabung satu ke yang lain pada saat yang sama, lalu sekali lagi",
    promise: "satu penggabungan, yang lain ditolak; tidak ada lingkaran",
    measured: `${statuses.join(" ")}; ${rows} penggabungan`,
    fulfilled: rows === 1 && statuses.filter((status) => status === 200).length === 1,
  };
}

/** A resident, a stranger and staff without the role reach for the desk. */
async function lowerRoles(target: Target): Promise<Finding> {
  const { id } = await addReport(target.db, { status: "VERIFIED" });
  const other = await addReport(target.db, { status: "VERIFIED" });
  const resident = await clientOf(target, "USER", 4_502);
  const stranger: Send = (path, body, method = "POST") =>
    attack(target.origin, { method, path, body, from: 4_503, headers: { origin: target.origin } });
  const statuses = [];
  for (const send of [resident, stranger]) {
    statuses.push((await send("/api/admin/reports", takenBody())).status);
    statuses.push((await send(`/api/admin/reports/${id}/merge`, { into: String(other.id) })).status);
    statuses.push((await send(`/api/admin/reports/${id}/assign`, { assigned: true, seen: null }, "PATCH")).status);
  }
  const sentence = { action: "reject", damage_type: "", text: "Kirim uang ke rekening saya." };
  const byStaff = await (await clientOf(target, "PENGELOLA", 4_504))("/api/admin/reports/templates", sentence);
  statuses.push((await resident("/api/admin/reports/templates", sentence)).status, byStaff.status);
  const left = await target.db.replyTemplate.count({ where: { text: sentence.text } });
  return {
    fault:
      "warga, orang asing, dan pengelola tanpa peran admin mencatat, menggabungkan, mengambil tugas, dan menulis kalimat siap pakai",
    promise: "401 atau 403, tidak ada yang tersimpan",
    measured: `${statuses.join(" ")}; ${left} kalimat`,
    fulfilled: left === 0 && statuses.every((status) => status === 401 || status === 403),
  };
}

/** What is new at the desk, in the hands of staff who go too far, and of those who are not staff. */
export async function desk(target: Target): Promise<Finding[]> {
  return [await inventPeople(target), await circle(target), await lowerRoles(target)];
}
