import { setTimeout as pause } from "node:timers/promises";
import { addEvent } from "../../../prisma/factories/event.ts";
import { addPlace } from "../../../prisma/factories/place.ts";
import { addReport, addReportUpdate } from "../../../prisma/factories/report.ts";
import type { Finding } from "../faults/finding.ts";
import { type AttackAnswer, attack } from "./client.ts";
import type { Target } from "./target.ts";

/** Two points of one cell, and its middle, where the demo has nothing. */
const HERE = { latitude: -2.50093, longitude: 120.00071 };
const THERE = { latitude: -2.49921, longitude: 119.99937 };
const MIDDLE = { latitude: -2.5, longitude: 120 };
const DECOYS = 30;
const READS = 60;
const DAY_AGO = new Date(Date.now() - 86_400_000);
const DAY_MS = 86_400_000;

let serial = 100;

/** Each question from an address of its own. */
function ask({ origin }: Target, path: string, body?: object, method = body ? "PATCH" : "GET"): Promise<AttackAnswer> {
  serial += 1;
  return attack(origin, { path, method, from: serial, ...(body ? { body } : {}) });
}

/** What was hidden of a row, looked for as a stranger does. */
export async function secrets(target: Target): Promise<Finding[]> {
  await addDecoys(target);
  return [
    await waitingReport(target),
    await waitingPlace(target),
    await withdrawn(target),
    await fullEvent(target),
    await followers(target),
  ];
}

async function addDecoys({ db }: Target): Promise<void> {
  for (let index = 0; index < DECOYS; index += 1) {
    const point = {
      latitude: MIDDLE.latitude + Math.sin(index * 11) * 0.0018,
      longitude: MIDDLE.longitude + Math.cos(index * 5) * 0.0018,
    };
    await addReport(db, { ...point, status: "VERIFIED", createdAt: DAY_AGO });
    await addPlace(db, { ...point, status: "APPROVED", createdAt: DAY_AGO });
  }
}

/** One kind of question from sixty points around a cell, answered. */
async function readings(target: Target, path: string): Promise<string[]> {
  const seen: string[] = [];
  for (let index = 0; index < READS; index += 1) {
    const reach = 0.0003 + index * 0.00006;
    const at = `latitude=${MIDDLE.latitude + Math.cos(index) * reach}&longitude=${MIDDLE.longitude + Math.sin(index) * reach}`;
    const { status, text } = await ask(target, `${path}?${at}`);
    if (status === 200) seen.push(text);
  }
  return seen;
}

/** Exits that name the row in another way than by its neighbourhood. */
async function distinctive(target: Target, paths: string[]): Promise<string[]> {
  const digits = [HERE, THERE].flatMap(({ latitude, longitude }) => [`${latitude}`, `${longitude}`]);
  const leaks: string[] = [];
  for (const path of paths) {
    const { text } = await ask(target, path);
    if (digits.some((degrees) => text.includes(degrees))) leaks.push(path);
  }
  return leaks;
}

function pointFinding(what: string, before: string[], after: string[], leaks: string[]): Finding {
  const same = before.filter((text, index) => text === after[index]).length;
  return {
    fault: `titik tepat ${what} dicari dengan ${DECOYS} umpan dan ${READS} pembacaan, lalu di setiap jalan keluar lain`,
    promise: "jawaban sama di mana pun titiknya dalam kotak 280 m, dan tidak ada yang menyebutnya",
    measured: `${same} dari ${READS} jawaban sama; menyebutnya: ${leaks.join(", ") || "tidak ada"}`,
    fulfilled: same === READS && leaks.length === 0,
  };
}

async function waitingReport(target: Target): Promise<Finding> {
  const { db } = target;
  const { id, code } = await addReport(db, { ...HERE, createdAt: DAY_AGO });
  const before = await readings(target, "/api/reports/nearby");
  await db.$executeRaw`UPDATE reports SET latitude = ${THERE.latitude}, longitude = ${THERE.longitude} WHERE id = ${id}`;
  const after = await readings(target, "/api/reports/nearby");
  const box = "bbox=119.99,-2.51,120.01,-2.49";
  const exits = [
    `/api/reports/${id}`,
    "/api/reports?limit=50&status=PENDING",
    `/api/reports/map?${box}&zoom=19`,
    `/api/search?q=${code}`,
    `/laporan/${code}`,
    "/laporan",
    "/laporan/rss.xml",
    "/sitemap/laporan.xml",
    "/api/openapi.json",
  ];
  return pointFinding("laporan yang menunggu", before, after, await distinctive(target, exits));
}

async function waitingPlace(target: Target): Promise<Finding> {
  const { db } = target;
  const { id, slug } = await addPlace(db, { ...HERE, createdAt: DAY_AGO });
  const before = await readings(target, "/api/locations/nearby");
  await db.$executeRaw`UPDATE places SET latitude = ${THERE.latitude}, longitude = ${THERE.longitude} WHERE id = ${id}`;
  const after = await readings(target, "/api/locations/nearby");
  const exits = [
    `/api/locations/${id}`,
    "/api/locations?limit=200",
    `/api/locations?latitude=${MIDDLE.latitude}&longitude=${MIDDLE.longitude}`,
    "/api/locations/map?bbox=119.99,-2.51,120.01,-2.49&zoom=19",
    `/peta-lokasi/${slug}`,
    "/sitemap/lokasi.xml",
  ];
  return pointFinding("lokasi yang menunggu", before, after, await distinctive(target, exits));
}

/** Rejected or held, with words that stand nowhere else. */
async function withdrawn(target: Target): Promise<Finding> {
  const { db } = target;
  const hidden = { ...HERE, description: "Kalimat kuncirahasia.", location: "Gang kuncirahasia", createdAt: DAY_AGO };
  const reports = [
    await addReport(db, { ...hidden, status: "REJECTED" }),
    await addReport(db, { ...hidden, heldReason: "link" }),
  ];
  const shown = await addReport(db, { ...HERE, status: "VERIFIED", createdAt: DAY_AGO });
  const content = "Kabar kuncirahasia.";
  await addReportUpdate(db, { reportId: shown.id, content, heldReason: "first" });
  await addReportUpdate(db, { reportId: shown.id, content, hiddenAt: DAY_AGO });
  for (const { id } of reports) await addReportUpdate(db, { reportId: id, content });
  const place = await addPlace(db, { ...HERE, name: "Taman kuncirahasia", status: "REJECTED", createdAt: DAY_AGO });
  const leaks: string[] = [];
  const exits = [
    ...[...reports, shown].flatMap(({ id, code }) => [
      `/api/reports/${id}`,
      `/api/reports/${id}/updates`,
      `/api/reports/${code}/updates`,
      `/laporan/${code}`,
    ]),
    "/api/reports?limit=50",
    `/api/reports/nearby?latitude=${MIDDLE.latitude}&longitude=${MIDDLE.longitude}`,
    `/api/locations/nearby?latitude=${MIDDLE.latitude}&longitude=${MIDDLE.longitude}&name=Taman`,
    `/api/locations/${place.id}`,
    "/sitemap/laporan.xml",
    "/laporan/rss.xml",
  ];
  for (const path of exits) if ((await ask(target, path)).text.includes("kuncirahasia")) leaks.push(path);
  // A search says again what it was asked.
  const found = await ask(target, "/api/search?q=kuncirahasia");
  if (found.text.includes("Gang kuncirahasia")) leaks.push("/api/search");
  return {
    fault:
      "isi laporan yang ditolak atau ditahan, kabar yang menunggu atau disembunyikan, dan lokasi yang ditolak, dicari di setiap jalan keluar",
    promise: "tidak ada yang menyebutnya",
    measured: leaks.join(", ") || "tidak ada yang menyebutnya",
    fulfilled: leaks.length === 0,
  };
}

const FOLLOW_TRIES = 20;

/** Whether an address follows a report, asked with one that does and with fresh ones; and how often the first is written to. */
async function followers(target: Target): Promise<Finding> {
  const { db } = target;
  const { id } = await addReport(db, { status: "VERIFIED", createdAt: DAY_AGO });
  const email = "pengikut@contoh.id";
  const state = { consentedAt: DAY_AGO, confirmedAt: DAY_AGO, notifiedStep: 0, notifiedAt: DAY_AGO };
  await db.reportFollow.create({ data: { ...state, reportId: id, email, mailbox: email } });
  const said: Record<"known" | "fresh", Set<string>> = { known: new Set(), fresh: new Set() };
  for (let index = 0; index < FOLLOW_TRIES; index += 1) {
    for (const which of ["known", "fresh"] as const) {
      const typed = which === "known" ? email : `orang${index % 2}@contoh.id`;
      const answer = await ask(target, `/api/reports/${id}/follow`, { email: typed }, "POST");
      said[which].add(JSON.stringify([answer.status, answer.body]));
    }
  }
  const rows = await db.$queryRaw<{ address: string; mails: number }[]>`
    SELECT data#>>'{message,to,address}' AS address, count(*)::int AS mails FROM pgboss.job
    WHERE name = 'mail' AND data#>>'{message,subject}' LIKE 'Konfirmasi: ikuti laporan%' GROUP BY 1`;
  const most = Math.max(...rows.map(({ mails }) => mails));
  const same = JSON.stringify([...said.known]) === JSON.stringify([...said.fresh]) && said.known.size === 1;
  return {
    fault: `${FOLLOW_TRIES * 2} permintaan mengikuti satu laporan dengan email yang mengikutinya dan yang baru`,
    promise: "jawaban sama; yang mengikuti tidak disurati lagi, yang baru paling banyak sekali",
    measured: `jawaban ${same ? "sama" : "BERBEDA"}; ${rows.length} alamat disurati, paling banyak ${most} kali`,
    fulfilled: same && most === 1 && !rows.some(({ address }) => address === email),
  };
}

const TRIES = 12;

/** Asks a full event for a seat with an address that is registered and with fresh ones, in turns. */
async function fullEvent(target: Target): Promise<Finding> {
  const { db } = target;
  const event = await addEvent(db, { capacity: 1, startsAt: new Date(Date.now() + 7 * DAY_MS) });
  const path = `/api/events/${event.id}/register`;
  const person = { name: "Orang tua", email: "korban@contoh.id", phone: "081234567890" };
  const first = await ask(target, path, person);
  const took: Record<"known" | "fresh", number[]> = { known: [], fresh: [] };
  const said: Record<"known" | "fresh", Set<string>> = { known: new Set(), fresh: new Set() };
  for (let index = 0; index < TRIES; index += 1) {
    // Whoever is asked second may gain by what the first one warmed up.
    const order = index % 2 === 0 ? (["known", "fresh"] as const) : (["fresh", "known"] as const);
    for (const which of order) {
      const email = which === "known" ? person.email : `baru${index}@contoh.id`;
      for (const people of [1, 50]) {
        const begun = performance.now();
        const { status, headers, body } = await ask(target, path, { ...person, email, people, wait: people > 1 });
        took[which].push(performance.now() - begun);
        const shape = Object.keys(headers).filter((name) => name !== "set-cookie");
        said[which].add(JSON.stringify([people, status, shape.sort(), { ...body, request_id: "" }]));
      }
      await pause(20);
    }
  }
  // Of pairs asked one after the other, whatever else the machine does.
  const slower = took.known.filter((time, index) => time > (took.fresh[index] ?? 0)).length / took.known.length;
  const same = JSON.stringify([...said.known].sort()) === JSON.stringify([...said.fresh].sort());
  return {
    fault: "kegiatan penuh ditanya apakah sebuah email terdaftar",
    promise: "status, isi, dan header jawaban sama; lamanya tidak menunjukkannya",
    measured: `pendaftaran pertama ${first.status}; jawaban ${same ? "sama" : "BERBEDA"}, yang terdaftar lebih lambat ${Math.round(slower * 100)}% dari ${took.known.length} kali`,
    fulfilled: first.status === 200 && same && slower > 0.2 && slower < 0.8,
  };
}
