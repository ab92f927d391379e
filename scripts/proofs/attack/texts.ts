import { randomUUID } from "node:crypto";
import { addReport } from "../../../prisma/factories/report.ts";
import type { Finding } from "../faults/finding.ts";
import { ADMIN } from "../faults/world.ts";
import { type AttackAnswer, attack } from "./client.ts";
import type { Target } from "./target.ts";

const DAY_MS = 86_400_000;
let serial = 1_000;

/** Each from an address of its own. */
function post({ origin }: Target, path: string, body: object): Promise<AttackAnswer> {
  serial += 1;
  return attack(origin, { method: "POST", path, body, from: serial });
}

function report(fields: object = {}): object {
  return {
    reporter_name: "Warga uji",
    location: "Jalan Serangan",
    damage_type: "Sampah menumpuk",
    description: `Laporan serangan ${randomUUID()}: sampah menumpuk di tepi kali.`,
    incident_date: new Date(Date.now() - 2 * DAY_MS).toISOString().slice(0, 10),
    ...fields,
  };
}

/** What people type that others' programs read as something else. */
export async function texts(target: Target): Promise<Finding[]> {
  return [await unreadable(target), ...(await borrowedNames(target)), await formulas(target)];
}

/** All that XML 1.0 can hold. */
const XML = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

async function unreadable(target: Target): Promise<Finding> {
  const bad = "\uFFFF\uFFFE\u{1FFFE}\uFDD0\u0001\u009F";
  const sent = await post(target, "/api/reports", report({ location: `Gang ${bad}Cempaka` }));
  const clean = sent.body.location === "Gang Cempaka";
  // As it may have been stored before, in the feed by the next support.
  const old = await addReport(target.db, { status: "VERIFIED", location: `Gang ${bad}Lama` });
  await post(target, `/api/reports/${old.id}/support`, {});
  serial += 1;
  const feed = await attack(target.origin, { path: "/laporan/rss.xml", from: serial });
  const whole = feed.text.includes("Gang Lama") && XML.test(feed.text) && !feed.text.includes("\uFDD0");
  return {
    fault: "U+FFFF dan sebangsanya di lokasi laporan, baru dan yang tersimpan sebelumnya",
    promise: "tersimpan tanpa itu, dan umpan RSS tetap XML yang utuh",
    measured: `status ${sent.status}, ${clean ? "bersih" : "TIDAK bersih"}; umpan ${whole ? "utuh" : "RUSAK"}`,
    fulfilled: sent.status === 201 && clean && whole,
  };
}

async function borrowedNames(target: Target): Promise<Finding[]> {
  const name = "\u0410dmin Sulur (resmi)";
  const topic = { title: "Pengumuman", category: "umum", content: "Mohon kirim data Anda.", filled_seconds: 9 };
  const volunteer = { email: "a@contoh.id", daerah: "Medan", aksi: "Menanam", motivasi: "Ingin teduh." };
  const account = {
    username: "4dmin Sulur",
    password: "Rumput-Hijau-9!",
    daerah: "Jawa Barat",
    umur: 30,
    pertanyaan_keamanan: "hewan",
    jawaban_keamanan: "Belang",
  };
  const refused = {
    laporan: await post(target, "/api/reports", report({ reporter_name: name })),
    topik: await post(target, "/api/threads", { ...topic, author: name }),
    relawan: await post(target, "/api/volunteers", { ...volunteer, nama: name }),
    akun: await post(target, "/api/register", account),
  };
  const held = await post(target, "/api/reports", report({ reporter_name: "Petugas Dinas Kebersihan" }));
  const taken = await post(target, "/api/reports", report({ reporter_name: "Adminah Sulurwati" }));
  const statuses = Object.entries(refused).map(([what, { status }]) => `${what} ${status}`);
  return [
    {
      fault: "“Admin Sulur (resmi)” dengan huruf serupa sebagai nama pelapor, penulis, relawan, dan akun",
      promise: "ditolak dengan nama kolomnya",
      measured: statuses.join(", "),
      fulfilled: Object.values(refused).every(({ status }) => status === 400 || status === 409),
    },
    {
      fault: "nama lembaga dan nama orang yang hanya mirip",
      promise: "yang pertama ditahan sampai diperiksa, yang kedua diterima",
      measured: `ditahan: ${held.body.held}; diterima: ${taken.status}, ditahan: ${taken.body.held}`,
      fulfilled: held.body.held === true && taken.status === 201 && taken.body.held === false,
    },
  ];
}

async function formulas(target: Target): Promise<Finding> {
  const hostile = ['x;=HYPERLINK("http://jahat.test";"klik")', "＝1+1", "a; ＠SUM(A1)"];
  for (const location of hostile) await post(target, "/api/reports", report({ location }));
  const login = await post(target, "/api/login", ADMIN);
  serial += 1;
  const headers = { authorization: `Bearer ${login.body.token}` };
  const file = await attack(target.origin, { path: "/api/admin/reports/export", headers, from: serial });
  const found = hostile.filter((text) => file.text.includes(text.slice(-4).replaceAll('"', '""'))).length;
  const cells = [",", ";", "\t"].flatMap((separator) =>
    file.text.split(/\r?\n/u).flatMap((line) => line.split(separator).map((cell) => cell.replace(/^[\s"]+/u, ""))),
  );
  // Numbers are Sulur's own, and written without quotes.
  const run = cells.filter((cell) => /^[=+\-@＝＋－＠]/u.test(cell) && !/^-\d+(?:\.\d+)?(?:$|,)/u.test(cell));
  return {
    fault: "rumus di dalam sel CSV untuk pembaca koma, titik koma, dan tab, juga dengan ＝ lebar penuh",
    promise: "tidak ada sel yang dimulai dengan rumus",
    measured: `status ${file.status}, ${found} dari ${hostile.length} isian ada di berkas, ${run.length} sel berjalan`,
    fulfilled: file.status === 200 && found === hostile.length && run.length === 0,
  };
}
