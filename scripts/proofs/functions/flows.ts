import { Client } from "pg";
import { Mailbox } from "@/e2e/mailbox";
import { phonePhoto } from "@/e2e/photo";
import type { Finding } from "@/scripts/proofs/findings";
import type { FunctionPool } from "./function-pool";

interface Visit {
  origin: string;
  pool: FunctionPool;
  /** Of our stand-ins for the world outside. */
  outsideUrl: string;
  /** Of the site: its scheduler's secret, and its database, to look behind it. */
  environment: { CRON_SECRET: string; DATABASE_URL: string };
}

const PASSWORD = "Rumput-Hijau-7";
const REPORT = {
  reporter_name: "Sari",
  location: "Jalan Merdeka, Medan",
  damage_type: "Sampah menumpuk",
  description: "Sampah menumpuk di tepi sungai sejak pekan lalu dan mulai berbau.",
  latitude: 3.589,
  longitude: 98.674,
  email: "sari@warga.test",
  filled_seconds: 60,
};

/** What people do on the site, and what its host does for it. */
export async function visitSite({ origin, pool, outsideUrl, environment }: Visit): Promise<Finding[]> {
  const own = { "sec-fetch-site": "same-origin" };
  const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, origin), { redirect: "manual", ...init });
  const send = (path: string, type: string, body: BodyInit, headers: Record<string, string> = own) =>
    ask(path, { method: "POST", headers: { "content-type": type, ...headers }, body });
  const post = (path: string, body: unknown, headers?: Record<string, string>) =>
    send(path, "application/json", JSON.stringify(body), headers);
  const findings: Finding[] = [];
  /** @param expected compared with what was measured, unless `fulfilled` says it */
  const note = (fault: string, expected: string, measured: string, fulfilled = measured === expected) =>
    void findings.push({ fault, promise: expected, measured, fulfilled });

  const policy = "satu CSP dengan nonce yang dipakai skripnya";
  for (const path of ["/home", "/laporan", "/tips", "/cari?q=sampah", "/tidak-ada", "/event/a.b-1x"]) {
    const answer = await ask(path);
    const verdict = policyVerdict(answer.headers.get("content-security-policy"), await answer.text());
    const wanted = ["/tidak-ada", "/event/a.b-1x"].includes(path) ? 404 : 200;
    note(`halaman ${path}`, `${wanted}, ${policy}`, `${answer.status}, ${verdict ?? policy}`);
  }

  const desk = await ask("/admin/laporan");
  const [, target = ""] = /url=([^"]*)/u.exec(await desk.text()) ?? [];
  const led = decodeURIComponent(desk.headers.get("location") ?? target);
  note("meja tanpa masuk", "ke /login, lalu kembali ke sana", led, led.includes("/admin/laporan"));

  const username = "Siti Kebun";
  const account = { username, password: PASSWORD, daerah: "Jawa Barat", umur: "27", pertanyaan_keamanan: "hewan" };
  const registered = await post("/api/register", { ...account, jawaban_keamanan: "Si Belang" });
  const login = await post("/api/login", { username, password: PASSWORD });
  const { token } = await login.json();
  const me = await ask("/api/account", { headers: { authorization: `Bearer ${token}` } });
  note("mendaftar, masuk, dan membaca akun sendiri", "201 200 200", statuses(registered, login, me));
  const foreign = await post("/api/register", account, { origin: "https://tetangga.vercel.test" });
  const branch = await post("/api/register", account, { origin: "https://sulur-a1b2c3.vercel.test" });
  const both = foreign.status === 403 && branch.status !== 403;
  note("tulisan dari situs lain, lalu dari alamat penerapan ini", "403, bukan 403", statuses(foreign, branch), both);

  const photo = await phonePhoto({ latitude: 3.589, longitude: 98.674, width: 1600, height: 1200 });
  const sent = await send("/api/photos", "image/jpeg", new Uint8Array(photo));
  const cookie = sent.headers
    .getSetCookie()
    .map((text) => text.split(";", 1)[0])
    .join("; ");
  const { id, url: address } = await sent.json();
  const seen = sent.ok ? await ask(address, { headers: { cookie } }) : sent;
  const shown = `${sent.status} ${seen.headers.get("content-type")}`;
  note("foto dikirim dan dilihat pemiliknya, tanpa disk", "201 image/webp", shown);
  const large = await send("/api/photos", "image/jpeg", new Uint8Array(4.2 * 1024 * 1024), { ...own, cookie });
  const { message } = await large.json();
  const isOurs = large.status === 413 && Boolean(message);
  note("unggahan 4,2 MB", "413 dengan kalimat kami", `${large.status}: ${message}`, isOurs);

  const incident_date = new Date().toISOString().slice(0, 10);
  const reported = await post("/api/reports", { ...REPORT, incident_date, photo_id: id }, { ...own, cookie });
  const report = await reported.json();
  await pool.idle();
  const mails = async () => (await new Mailbox(outsideUrl).to(REPORT.email)).length;
  const mailed = await mails();
  note("laporan dengan foto, suratnya sesudah jawaban", "201, 1 surat", `${reported.status}, ${mailed} surat`);
  const read = await ask("/api/search?q=sampah");
  const page = await ask(`/laporan/${report.report?.code ?? report.code ?? ""}`);
  note("pencarian dan halaman laporannya", "200 200", statuses(read, page));

  const database = new Client({ connectionString: environment.DATABASE_URL });
  await database.connect();
  try {
    await database.query(
      "UPDATE pgboss.job SET state = 'created', started_on = NULL, completed_on = NULL WHERE name = 'mail'",
    );
    const refused = await ask("/api/cron");
    note("penjadwal tanpa rahasia", "401", statuses(refused));
    const authorization = `Bearer ${environment.CRON_SECRET}`;
    await Promise.all([1, 2].map(async () => (await ask("/api/cron", { headers: { authorization } })).text()));
    const again = (await mails()) - mailed;
    note("penjadwal mengirim surat yang tertinggal, dipanggil dua kali sekaligus", "1 surat", `${again} surat`);

    const { rows } = await database.query<{ name: string; count: number }>(
      `SELECT application_name AS name, count(*)::int AS count FROM pg_stat_activity
       WHERE application_name LIKE 'sulur%' GROUP BY 1 ORDER BY 1`,
    );
    const names = rows.map(({ name, count }) => `${name} ${count}`).join(", ");
    const plain = rows.every(({ name }) => ["sulur", "sulur-counters"].includes(name));
    note(`sambungan ${pool.count} fungsi yang dibekukan`, "tanpa LISTEN, pekerja, dan detak", names, plain);
  } finally {
    await database.end();
  }
  return findings;
}

const statuses = (...answers: Response[]) => answers.map(({ status }) => status).join(" ");

/** @returns what keeps a script of the page from running under its only policy; null for nothing */
function policyVerdict(policy: string | null, html: string): string | null {
  if (policy === null) return "tanpa CSP";
  // Two policies would have come as one header, with a comma between them.
  if (policy.includes(",")) return "dua CSP";
  const nonce = /'nonce-([^']+)'/u.exec(policy)?.[1];
  if (nonce === undefined || policy.includes("script-src 'self' 'unsafe-inline'")) return "tanpa nonce";
  const inline = [...html.matchAll(/<script(?![^>]*\s(?:src|type)=)([^>]*)>/gu)].map(
    ([, attributes = ""]) => attributes,
  );
  const without = inline.filter((attributes) => !attributes.includes(nonce)).length;
  // The document's own four are named by their hashes.
  return inline.length > 0 && without <= 4 ? null : `${without} dari ${inline.length} skrip tanpa nonce`;
}
