import { Client } from "pg";
import { phonePhoto } from "../../../e2e/photo.ts";
import type { Finding } from "../faults/finding.ts";
import type { FunctionPool } from "./function-pool.ts";

interface Site {
  origin: string;
  pool: FunctionPool;
  mail: { arrived: string[] };
  environment: { CRON_SECRET: string };
  /** Of the database, to look behind the site. */
  url: string;
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

const found = (fault: string, promise: string, measured: string, fulfilled: boolean): Finding => ({
  fault,
  promise,
  measured,
  fulfilled,
});

/** What people do on the site, and what its host does for it. */
export async function visitSite({ origin, pool, mail, environment, url }: Site): Promise<Finding[]> {
  const own = { "sec-fetch-site": "same-origin" };
  const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, origin), { redirect: "manual", ...init });
  const post = (path: string, body: unknown, headers: Record<string, string> = own) =>
    ask(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const findings: Finding[] = [];
  const note = (...parts: Parameters<typeof found>) => void findings.push(found(...parts));

  for (const path of ["/home", "/laporan", "/tips", "/cari?q=sampah", "/tidak-ada", "/event/a.b-1x"]) {
    const answer = await ask(path);
    const verdict = policyVerdict(answer.headers.get("content-security-policy"), await answer.text());
    const wanted = ["/tidak-ada", "/event/a.b-1x"].includes(path) ? 404 : 200;
    const fulfilled = answer.status === wanted && verdict === "cocok";
    note(
      `halaman ${path}`,
      `${wanted}, satu CSP dengan nonce yang dipakai skripnya`,
      `${answer.status}, ${verdict}`,
      fulfilled,
    );
  }

  const desk = await ask("/admin/laporan");
  const [, target = ""] = /url=([^"]*)/u.exec(await desk.text()) ?? ["", desk.headers.get("location") ?? ""];
  const led = decodeURIComponent(desk.headers.get("location") ?? target);
  note(
    "meja tanpa masuk",
    "diarahkan ke /login, lalu kembali ke alamat yang diminta",
    led,
    led.includes("/admin/laporan"),
  );

  const username = "Siti Kebun";
  const account = { username, password: PASSWORD, daerah: "Jawa Barat", umur: "27", pertanyaan_keamanan: "hewan" };
  const registered = await post("/api/register", { ...account, jawaban_keamanan: "Si Belang" });
  note("mendaftar", "201", String(registered.status), registered.status === 201);
  const login = await post("/api/login", { username, password: PASSWORD });
  const { token } = await login.json();
  const me = await ask("/api/account", { headers: { authorization: `Bearer ${token}` } });
  note("masuk, lalu membaca akun sendiri", "200 dan 200", `${login.status} dan ${me.status}`, login.ok && me.ok);
  const foreign = await post("/api/register", account, { origin: "https://tetangga.vercel.test" });
  const branch = await post("/api/register", account, { origin: "https://sulur-a1b2c3.vercel.test" });
  note(
    "tulisan dari situs lain, lalu dari alamat penerapan ini",
    "403, lalu bukan 403",
    `${foreign.status}, lalu ${branch.status}`,
    foreign.status === 403 && branch.status !== 403,
  );

  const cookie = { cookie: "" };
  const photo = await phonePhoto({ latitude: 3.589, longitude: 98.674, width: 1600, height: 1200 });
  const sent = await ask("/api/photos", {
    method: "POST",
    headers: { ...own, "content-type": "image/jpeg" },
    body: new Uint8Array(photo),
  });
  cookie.cookie = sent.headers
    .getSetCookie()
    .map((text) => text.split(";", 1)[0])
    .join("; ");
  const { id, url: address } = await sent.json();
  const seen = sent.ok ? await ask(address, { headers: cookie }) : sent;
  note(
    "foto dikirim dan dilihat pemiliknya, tanpa disk",
    "201 dan WebP",
    `${sent.status} dan ${seen.headers.get("content-type")}`,
    sent.status === 201 && seen.headers.get("content-type") === "image/webp",
  );
  const large = await ask("/api/photos", {
    method: "POST",
    headers: { ...own, ...cookie, "content-type": "image/jpeg" },
    body: new Uint8Array(4.2 * 1024 * 1024),
  });
  const refusal = await large.json();
  note("unggahan 4,2 MB", "413 dengan kalimat kami", `${large.status}: ${refusal.message}`, large.status === 413);

  const today = new Date().toISOString().slice(0, 10);
  const reported = await post("/api/reports", { ...REPORT, incident_date: today, photo_id: id }, { ...own, ...cookie });
  const report = await reported.json();
  await pool.idle();
  note(
    "laporan dengan foto, suratnya sesudah jawaban",
    "201, satu surat",
    `${reported.status}, ${mail.arrived.length} surat`,
    reported.status === 201 && mail.arrived.includes(REPORT.email),
  );
  const read = await ask("/api/search?q=sampah");
  note("pencarian", "200", `${read.status}, ${(await read.text()).length} karakter`, read.status === 200);
  const code = report.report?.code ?? report.code ?? "";
  const page = await ask(`/laporan/${code}`);
  note(`halaman laporan ${code}`, "200", String(page.status), page.status === 200);

  mail.arrived.length = 0;
  const database = new Client({ connectionString: url });
  await database.connect();
  await database.query(
    "UPDATE pgboss.job SET state = 'created', started_on = NULL, completed_on = NULL WHERE name = 'mail'",
  );
  const refused = await ask("/api/cron");
  const authorization = `Bearer ${environment.CRON_SECRET}`;
  const rounds = await Promise.all([1, 2].map(() => ask("/api/cron", { headers: { authorization } })));
  const said = await Promise.all(rounds.map((round) => round.json()));
  note("penjadwal tanpa rahasia", "401", String(refused.status), refused.status === 401);
  note(
    "penjadwal mengirim surat yang tertinggal",
    "sekali",
    `${mail.arrived.length} surat; ${JSON.stringify(said[0]?.round)}`,
    mail.arrived.filter((to) => to === REPORT.email).length === 1,
  );

  const { rows } = await database.query<{ name: string; count: number }>(
    `SELECT application_name AS name, count(*)::int AS count FROM pg_stat_activity
     WHERE application_name LIKE 'sulur%' GROUP BY 1 ORDER BY 1`,
  );
  await database.end();
  const names = rows.map(({ name, count }) => `${name} ${count}`).join(", ");
  const strange = rows.filter(({ name }) => !["sulur", "sulur-counters"].includes(name));
  note(
    `sambungan ${pool.count} fungsi yang dibekukan`,
    "tanpa LISTEN, pekerja, dan detak",
    names || "tidak ada",
    strange.length === 0,
  );
  return findings;
}

/** Whether every inline and every own script of the page may run under its only policy. */
function policyVerdict(policy: string | null, html: string): string {
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
  return inline.length > 0 && without <= 4 ? "cocok" : `${without} dari ${inline.length} skrip tanpa nonce`;
}
