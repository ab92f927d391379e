import { createHash, randomBytes, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime from "postal-mime";
import { newToken } from "@/lib/accounts/tokens";
import { MAIL_BUDGET } from "@/lib/mails/rules";
import { addEvent } from "../../../prisma/factories/event.ts";
import { member } from "../../testing/context.ts";
import type { Finding } from "../faults/finding.ts";
import { ADMIN } from "../faults/world.ts";
import { attack } from "./client.ts";
import type { Target } from "./target.ts";

const REQUESTS = 88;
const ORGANISER_EDITS = 24;
const KEY = /#kunci=([\w-]+)/u;
const DAY_MS = 86_400_000;

/** Who takes by a second step what their role may not read, and who makes us flood a stranger's mailbox. */
export async function keys(target: Target): Promise<Finding[]> {
  const findings = await takeTheBook(target);
  findings.push(await floodMailbox(target), await readOutbox(target), await keysInQueries(target));
  return findings;
}

interface SentMail {
  to: string;
  text: string;
  /** Text, HTML and headers. */
  raw: string;
}

async function sentMails({ dataDir }: Target): Promise<SentMail[]> {
  const folder = join(dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  return Promise.all(
    names.map(async (name) => {
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      const headers = mail.headers.map(({ key, value }) => `${key}: ${value}`);
      const raw = [mail.text, mail.html, ...headers].join("\n");
      return { to: mail.to?.[0]?.address ?? "", text: mail.text ?? "", raw };
    }),
  );
}

/** Waits until no mail leaves any more. */
async function untilQuiet(target: Target): Promise<SentMail[]> {
  for (let rounds = 0; rounds < 60; rounds += 1) {
    const [row] = await target.db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pgboss.job
      WHERE name = 'mail' AND (state = 'active' OR state IN ('created', 'retry') AND start_after <= now())`;
    if (row?.count === 0) break;
    await pause(500);
  }
  return sentMails(target);
}

/** An API client of somebody new, as headers. */
export async function staff(target: Target, role: "PENGELOLA" | "ADMIN" | "USER"): Promise<Record<string, string>> {
  const username = `${role} ${randomUUID().slice(0, 8)}`;
  const { userId } = await member(target.db, username, role);
  const { token, tokenHash } = newToken();
  await target.db.apiToken.create({ data: { userId, tokenHash, expiresAt: new Date(Date.now() + DAY_MS) } });
  return { authorization: `Bearer ${token}` };
}

/** Staff renew a waste bank's link, first as it is and then after leading its mails to themselves. */
async function takeTheBook(target: Target): Promise<Finding[]> {
  const { origin } = target;
  const own = `bank-${randomUUID().slice(0, 8)}@uji.test`;
  const form = { name: `Bank Sampah ${randomUUID().slice(0, 8)}`, email: own, phone: "0812-3456-7890" };
  const { body: bank } = await attack(origin, { method: "POST", path: "/api/partners", body: form, from: 1 });
  const id = Number(bank.id);
  const renew = (headers: Record<string, string>) =>
    attack(origin, {
      method: "POST",
      path: `/api/admin/partners/${id}/actions`,
      body: { action: "new_link" },
      headers,
    });
  const members = (headers: Record<string, string>) =>
    attack(origin, { path: `/api/partners/${id}/members`, headers, from: 2 });

  const findings: Finding[] = [];
  for (const role of ["PENGELOLA", "ADMIN"] as const) {
    const headers = await staff(target, role);
    const renewed = await renew(headers);
    const shown = KEY.exec(renewed.text)?.[1];
    const opened = await members(shown === undefined ? headers : { ...headers, "x-sulur-kunci": shown });
    findings.push({
      fault: `${role} membuat tautan baru untuk bank sampah, lalu membuka buku tabungannya`,
      promise: "tautan hanya dikirim ke bank sampah; bukunya tertutup (403)",
      measured: `tautan baru ${renewed.status}, kunci ${shown === undefined ? "tidak ditampilkan" : "ditampilkan"}, buku ${opened.status}`,
      fulfilled: renewed.status === 200 && shown === undefined && opened.status === 403,
    });

    const thief = `${role.toLowerCase()}-${randomUUID().slice(0, 8)}@uji.test`;
    const { body: page } = await attack(origin, { path: `/api/partners/${id}/manage`, headers });
    const edit = { revision: page.revision, name: form.name, email: thief, phone: form.phone, whatsapp: false };
    const lists = { materials: [], hours: [], prices: [] };
    const path = `/api/partners/${id}`;
    const moved = await attack(origin, { method: "PATCH", path, body: { ...edit, ...lists }, headers });
    await renew(headers);
    const mails = await untilQuiet(target);
    const stolen = mails.filter(({ to, text }) => to === thief && KEY.test(text)).length;
    const [newest] = mails
      .filter(({ to, text }) => to === own && KEY.test(text))
      .map(({ text }) => KEY.exec(text)?.[1]);
    findings.push({
      fault: `${role} mengganti email bank sampah menjadi miliknya, lalu membuat tautan baru`,
      promise: "email hanya diganti bank sampah itu sendiri (403); kunci tetap sampai ke bank sampah",
      measured: `ganti email ${moved.status}, kunci ke ${role} ${stolen}, ke bank sampah ${newest === undefined ? "tidak" : "ya"}`,
      fulfilled: moved.status === 403 && stolen === 0 && newest !== undefined,
    });
  }
  return findings;
}

/** Strangers register somebody's address and change their minds, and an organiser moves events to and fro. */
async function floodMailbox(target: Target): Promise<Finding> {
  const { origin, db } = target;
  const victim = `korban-${randomUUID().slice(0, 8)}@uji.test`;
  const manageToken = randomBytes(32).toString("base64url");
  let requests = 0;
  let accepted = 0;
  const send = async (method: string, path: string, body: object) => {
    requests += 1;
    const answer = await attack(origin, { method, path, body, from: 3 });
    if (answer.status === 200) accepted += 1;
    return answer;
  };
  const event = await addEvent(db, {
    capacity: 500,
    manageTokenHash: createHash("sha256").update(manageToken).digest("hex"),
  });
  const others = await Promise.all(Array.from({ length: 3 }, () => addEvent(db, { capacity: 500 })));
  const held: { id: unknown; token: unknown }[] = [];
  for (const { id } of [event, ...others]) {
    const { body } = await send("PATCH", `/api/events/${id}/register`, {
      name: "Korban",
      email: victim,
      phone: "081234567890",
    });
    held.push({ id: body.registration_id, token: body.token });
  }
  const { title, description, location } = event;
  for (let edit = 0; edit < ORGANISER_EDITS; edit += 1) {
    const date = new Date(event.startsAt.getTime() + edit * 3_600_000).toISOString();
    const fields = { title, description, location, date, capacity: 500, zone: "WIB" };
    await send("PATCH", `/api/events/${event.id}`, { ...fields, revision: edit, token: manageToken });
    // Slowly enough that one mail is out before the next is written.
    await pause(100);
  }
  for (let round = 0; requests < REQUESTS; round += 1) {
    const one = held[round % held.length];
    if (one)
      await send("PATCH", `/api/registrations/${one.id}`, {
        token: one.token,
        action: "change",
        people: 2 + (requests % 7),
      });
    await pause(100);
  }
  const received = (await untilQuiet(target)).filter(({ to }) => to === victim).length;
  const most = MAIL_BUDGET.hour.points;
  return {
    fault: `${requests} permintaan dari satu alamat menyebabkan surat kepada orang yang tidak tahu apa-apa`,
    promise: `paling banyak ${most} surat dalam satu jam, sedikitnya satu`,
    measured: `${accepted} diterima, ${received} surat sampai`,
    fulfilled: received > 0 && received <= most,
  };
}

/** An administrator reads what went out, by the page of the desk. */
async function readOutbox(target: Target): Promise<Finding> {
  const cookie = await signIn(target);
  const pages = await Promise.all(
    ["menunggu", "terkirim", "gagal", "dibatalkan"].map((box) =>
      attack(target.origin, { path: `/admin/surat?kotak=${box}`, headers: { cookie } }),
    ),
  );
  const text = pages.map((page) => page.text).join("\n");
  const listed = text.includes("Tautan pribadi baru untuk");
  const secrets = (await sentMails(target)).flatMap(({ text: body }) => [
    ...body.matchAll(/#(?:\w+=|\d+\.)([\w-]{20,})/gu),
  ]);
  const shown = secrets.filter(([, secret = ""]) => text.includes(secret)).length;
  return {
    fault: "admin membaca kotak surat keluar di dasbor",
    promise: "judul dan tujuan saja; tidak satu kunci pun",
    measured: `${listed ? "surat terdaftar" : "surat tidak terdaftar"}, ${shown} dari ${secrets.length} kunci terlihat`,
    fulfilled: listed && secrets.length > 0 && shown === 0,
  };
}

async function signIn({ origin }: Target): Promise<string> {
  const requested = await attack(origin, { path: "/api/auth/csrf" });
  const jar = new Map(cookiesOf(requested.headers["set-cookie"]));
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const fields = { ...ADMIN, remember: "false", csrfToken: requested.body.csrfToken };
  const headers = { cookie: cookie(), origin };
  const path = "/api/auth/callback/credentials";
  const answer = await attack(origin, { method: "POST", path, body: fields, headers });
  for (const [name, value] of cookiesOf(answer.headers["set-cookie"])) jar.set(name, value);
  return cookie();
}

function cookiesOf(lines: string | string[] | undefined): [string, string][] {
  return [lines ?? []].flat().map((line) => {
    const pair = line.split(";")[0] ?? "";
    const at = pair.indexOf("=");
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
}

/** Every address in every mail that left during these attacks. */
async function keysInQueries(target: Target): Promise<Finding> {
  const mails = await sentMails(target);
  const links = mails.flatMap(({ raw }) => raw.match(/https?:\/\/[^\s"<>]+/gu) ?? []);
  const found = links.filter((link) => {
    const { pathname, search } = new URL(link.replaceAll("&amp;", "&"));
    return /[?&](?:token|kunci|key|tiket|t)=/u.test(search) && !pathname.endsWith("/unsubscribe");
  });
  return {
    fault: "alamat di surat dibaca dari log, riwayat, atau Referer",
    promise: "tidak ada kunci di bagian tanya alamat, selain berhenti langganan sekali tekan",
    measured: `${found.length} dari ${links.length} tautan di ${mails.length} surat`,
    fulfilled: links.length > 0 && found.length === 0,
  };
}
