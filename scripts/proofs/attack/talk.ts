import { randomUUID } from "node:crypto";
import { LIMITS } from "../../../lib/server/http/limits.ts";
import { addReport, addReportUpdate, addSteps } from "../../../prisma/factories/report.ts";
import type { Finding } from "../faults/finding.ts";
import { newPhoto } from "./claims.ts";
import { type AttackAnswer, attack } from "./client.ts";
import type { Target } from "./target.ts";

const CROWD = 20;
/** Of one line, whoever writes; its limit is forty in half an hour. */
const FLOOD = 60;
const MOST_UPDATES = LIMITS.update.address.points;
const SECRET = "Apakah pelakunya tetangga Anda?";

function sender({ origin }: Target, from: number) {
  return (path: string, body: object, method = "POST"): Promise<AttackAnswer> =>
    attack(origin, { method, path, body, from, headers: { origin, "idempotency-key": randomUUID() } });
}

/** One person floods a report, links to elsewhere, and shows a picture that nobody has looked at. */
async function flood(target: Target): Promise<Finding> {
  const send = sender(target, 4_700);
  const { id } = await addReport(target.db, { status: "VERIFIED" });
  const secret = await addReport(target.db, { status: "VERIFIED", heldReason: "secret" });
  const path = `/api/reports/${id}/updates`;
  const wait = { condition: "SAME", filled_seconds: 60 };
  const photo_id = await newPhoto(target, { origin: target.origin }, 4_701);
  const stolen = await send(path, { ...wait, content: "Foto orang lain.", photo_id });
  const linked = await sender(target, 4_702)(path, { ...wait, content: "Klik https://contoh.test/hadiah sekarang." });
  const unseen = await send(`/api/reports/${secret.id}/updates`, { ...wait, content: "Apakah ada laporan di sini?" });
  for (let number = 0; number < FLOOD; number += 1) {
    await send(path, { ...wait, content: `Masih begitu, kata orang ke-${number}.` });
  }
  const rows = await target.db.reportUpdate.findMany({ where: { reportId: { in: [id, secret.id] } } });
  const shown = await attack(target.origin, { path, from: 4_703 });
  const fulfilled =
    stolen.status === 400 &&
    linked.body.held === true &&
    unseen.status === 404 &&
    rows.length <= MOST_UPDATES + 1 &&
    !shown.text.includes("hadiah");
  return {
    fault: `${FLOOD} kabar dari satu alamat, satu dengan tautan, satu dengan foto orang lain, satu pada laporan rahasia`,
    promise: `paling banyak ${MOST_UPDATES} diterima, tautan menunggu pengelola, foto orang lain 400, laporan rahasia 404`,
    measured: `${rows.length} diterima; tautan ${linked.body.held === true ? "ditahan" : "TAMPIL"}, foto ${stolen.status}, rahasia ${unseen.status}`,
    fulfilled,
  };
}

/** A stranger wants to read what staff ask a reporter, and to answer in their stead. */
async function question(target: Target): Promise<Finding> {
  const { id, code } = await addReport(target.db, { status: "VERIFIED", writerKey: "visitor:orang-lain" });
  await addSteps(target.db, id, [{ kind: "ASKED", createdAt: new Date(), words: SECRET }]);
  const texts: string[] = [];
  const statuses = new Set<number | null>();
  for (let guess = 0; guess < CROWD; guess += 1) {
    const from = 4_710 + guess;
    const token = randomUUID().replaceAll("-", "");
    const headers = { "x-sulur-laporan": token };
    const read = await attack(target.origin, { path: `/api/reports/${code}/question`, from, headers });
    const answered = await sender(target, from)(`/api/reports/${code}/answer`, { answer: "Saya pelapornya.", token });
    for (const { status, text } of [read, answered]) {
      statuses.add(status);
      texts.push(text);
    }
  }
  for (const path of [`/laporan/${code}`, `/api/reports/${code}`]) {
    texts.push((await attack(target.origin, { path, from: 4_740 })).text);
  }
  const { question: open } = await target.db.report.findUniqueOrThrow({ where: { id } });
  const leaked = texts.filter((text) => text.includes(SECRET)).length;
  return {
    fault: `pertanyaan kepada pelapor dibaca dan dijawab dengan ${CROWD} kunci tebakan`,
    promise: "403, pertanyaan tidak terbaca di mana pun dan tetap terbuka",
    measured: `${[...statuses].join(" ")}; ${leaked} kali terbaca; ${open === null ? "TERJAWAB" : "masih terbuka"}`,
    fulfilled: leaked === 0 && open === SECRET && [...statuses].every((status) => status === 403),
  };
}

/** Somebody wants to end the mails of another, or to have them sent to an address that never asked. */
async function follows(target: Target): Promise<Finding> {
  const { id } = await addReport(target.db, { status: "VERIFIED" });
  await addReportUpdate(target.db, { reportId: id });
  const state = { consentedAt: new Date(), notifiedStep: 0, notifiedAt: new Date(), reportId: id };
  const follow = (name: string, confirmedAt: Date | null) => {
    const email = `${name}-${randomUUID().slice(0, 8)}@contoh.id`;
    return target.db.reportFollow.create({ data: { ...state, email, mailbox: email, confirmedAt } });
  };
  const [confirmed, asked] = [await follow("ikut", new Date()), await follow("belum", null)];
  const statuses = new Set<number | null>();
  for (let guess = 0; guess < CROWD; guess += 1) {
    const token = randomUUID().replaceAll("-", "");
    const send = sender(target, 4_750 + guess);
    const stop = await send("/api/reports/follows", { id: confirmed.id, token, action: "stop" }, "PATCH");
    const confirm = await send("/api/reports/follows", { id: asked.id, token, action: "confirm" }, "PATCH");
    const press = await send(`/api/reports/${id}/unsubscribe?follow=${confirmed.id}&token=${token}`, {});
    for (const { status } of [stop, confirm, press]) statuses.add(status);
  }
  const rows = await target.db.reportFollow.findMany({ where: { reportId: id }, orderBy: { id: "asc" } });
  const untouched = rows[0]?.stoppedAt === null && rows[1]?.confirmedAt === null;
  return {
    fault: `langganan orang lain dihentikan, dan yang belum dikonfirmasi dikonfirmasi, dengan ${CROWD} kunci tebakan`,
    promise: "ditolak, tidak ada yang berubah",
    measured: `${[...statuses].join(" ")}; ${untouched ? "tidak berubah" : "BERUBAH"}`,
    fulfilled: untouched && [...statuses].every((status) => status !== null && status >= 400 && status < 500),
  };
}

/** What neighbours, reporters and followers say around a report, in the hands of others. */
export async function talk(target: Target): Promise<Finding[]> {
  return [await flood(target), await question(target), await follows(target)];
}
