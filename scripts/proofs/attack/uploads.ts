import { randomUUID } from "node:crypto";
import { lstatSync, readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Finding } from "../faults/finding.ts";
import { reportBody } from "../faults/people.ts";
import { ADMIN } from "../faults/world.ts";
import { until } from "../faults/writers.ts";
import { type Bomb, bombs, canvas, chunk, moreScans, orientationExif, png, SIDES } from "./bombs.ts";
import { type AttackAnswer, attack, localAddressOf } from "./client.ts";
import { MEMORY_LIMIT, residentBytes, type Target, watchMemory } from "./target.ts";

const MEGABYTE = 1024 * 1024;

function sendPhoto(origin: string, { type, bytes }: Pick<Bomb, "type" | "bytes">, from: number): Promise<AttackAnswer> {
  return attack(origin, { method: "POST", path: "/api/photos", headers: { "content-type": type }, body: bytes, from });
}

const goodPhoto = async () => ({ type: "image/jpeg" as const, bytes: await canvas(1200, 900).jpeg().toBuffer() });

/** Each file twice at once; then an ordinary photo, which has to be taken. */
async function sendAll(target: Target, fault: string, files: Bomb[]): Promise<Finding> {
  const { origin, applicationPid } = target;
  const pid = applicationPid();
  const good = await goodPhoto();
  const memory = watchMemory(() => pid);
  const counts = new Map<number | null, number>();
  const wrong: string[] = [];
  for (const [number, file] of files.entries()) {
    for (const { status, headers } of await Promise.all(
      [1, 2].map((copy) => sendPhoto(origin, file, number * 2 + copy)),
    )) {
      counts.set(status, (counts.get(status) ?? 0) + 1);
      const isBusy = status === 503 && headers["retry-after"] !== undefined;
      if (status === null || (status >= 400 ? status >= 500 && !isBusy : status !== 201))
        wrong.push(`${file.name}: ${status}`);
    }
  }
  const after = await sendPhoto(origin, good, 990);
  memory.stop();
  const highest = memory.highest();
  const seen = [...counts].map(([status, count]) => `${count} kali ${status}`).join(", ");
  return {
    fault,
    promise: "masing-masing diterima atau ditolak dengan kalimat, proses server tetap, memorinya di bawah 512 MB",
    measured: `${files.length} berkas, masing-masing dua kali: ${seen}; ${wrong.join(", ") || "tanpa galat"}; paling tinggi ${Math.round(highest / MEGABYTE)} MB; foto biasa sesudahnya ${after.status}`,
    fulfilled: wrong.length === 0 && after.status === 201 && applicationPid() === pid && highest < MEMORY_LIMIT,
  };
}

/** A report with a photo that staff verify and take back. */
async function withdrawnPhoto({ origin, db }: Target): Promise<Finding> {
  const promise = "hilang dari foto, kartu, dan isi laporan; /_next/image tidak ada";
  const fault = "foto laporan yang ditarik petugas";
  // The attack before leaves some seconds of work behind; this one is not about that.
  await until(async () => (await attack(origin, { path: "/api/ready", from: 990 })).status === 200, 30_000);
  const sent = await sendPhoto(origin, await goodPhoto(), 991);
  if (sent.status !== 201)
    return { fault, promise, measured: `fotonya ${sent.status}: ${sent.text}`, fulfilled: false };
  const cookie = String([sent.headers["set-cookie"]].flat()[0]).split(";")[0] ?? "";
  const body = { ...reportBody(), photo_id: sent.body.id, filled_seconds: 60 };
  const reported = await attack(origin, {
    method: "POST",
    path: "/api/reports",
    headers: { cookie, origin },
    body,
    from: 991,
  });
  if (reported.status !== 201)
    return { fault, promise, measured: `laporannya ${reported.status}: ${reported.text}`, fulfilled: false };
  const { id, code } = await db.report.findFirstOrThrow({ where: { photoId: String(sent.body.id) } });
  const login = await attack(origin, { method: "POST", path: "/api/login", body: ADMIN, from: 992 });
  const headers = { authorization: `Bearer ${String(login.body.token)}` };
  const decide = (path: string, decision: object) =>
    attack(origin, {
      method: "POST",
      path: `/api/admin/reports/${id}/${path}`,
      headers: { ...headers, "idempotency-key": randomUUID() },
      body: decision,
      from: 992,
    });
  const photo = `/api/photos/${String(sent.body.id)}?w=640`;
  const paths = [
    photo,
    `/_next/image?url=${encodeURIComponent(photo)}&w=640&q=75`,
    `/laporan/${code}/kartu.jpg`,
    `/api/reports/${code}`,
  ];
  const look = async () => Promise.all(paths.map(async (path) => attack(origin, { path, from: 993 })));
  await decide("decisions", { decision: "verify", status: "PENDING" });
  const during = await look();
  const step = await db.reportEvent.findFirstOrThrow({ where: { reportId: id }, orderBy: { id: "desc" } });
  const undone = await decide("undo", { event_id: step.id });
  // nginx keeps a page for one second.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const after = await look();
  const [photoAfter, imageAfter, cardAfter, detailAfter] = after;
  const cardChanged = cardAfter?.text !== during[2]?.text;
  const gone = photoAfter?.status === 404;
  const unseen = imageAfter?.status === 404 && during[1]?.status === 404 && !detailAfter?.text.includes(photo);
  return {
    fault,
    promise,
    measured: `tarik ${undone.status}; sebelum ${during.map(({ status }) => status).join(" ")}, sesudah ${after.map(({ status }) => status).join(" ")}; kartu ${cardChanged ? "digambar ulang" : "MASIH SAMA"}`,
    fulfilled: undone.status === 200 && during[0]?.status === 200 && gone && unseen && cardChanged,
  };
}

/** What another user of the machine could open, while the server runs. */
function dataFolder({ dataDir }: Target): Finding {
  const open: string[] = [];
  const visit = (path: string) => {
    const found = lstatSync(path);
    // The user of the embedded PostgreSQL may pass through, as a member of the group, and nothing else.
    const allowed = found.isDirectory() ? 0o710 : 0o600;
    if ((found.mode & 0o777 & ~allowed) !== 0)
      open.push(`${path.slice(dataDir.length) || "/"} ${(found.mode & 0o777).toString(8)}`);
    if (!found.isDirectory() || path.endsWith("/cluster")) return;
    for (const name of readdirSync(path)) if (name !== "nginx") visit(join(path, name));
  };
  visit(dataDir);
  return {
    fault: "pengguna lain di mesin yang sama membaca folder data",
    promise: "folder 700 (710 untuk pengguna basis data), berkas 600",
    measured: open.length === 0 ? "semua tertutup" : `terbuka: ${open.slice(0, 8).join(", ")}`,
    fulfilled: open.length === 0,
  };
}

/** Files that fill a server, uploads that never end, photos that were withdrawn, and who else can read what is kept. */
export async function uploads(target: Target): Promise<Finding[]> {
  return [
    await sendAll(target, "gambar bom", await bombs()),
    await sendAll(target, "foto 24 megapiksel yang paling berat", await heavyPhotos()),
    await unfinishedPhotos(target),
    await bodiesAtPages(target),
    await oneByteChunks(target),
    await withdrawnPhoto(target),
    dataFolder(target),
  ];
}

/** As many pixels as are allowed, kept in the ways that a decoder needs most memory and time for. */
async function heavyPhotos(): Promise<Bomb[]> {
  const picture = () => canvas(SIDES.width, SIDES.height);
  const progressive = await picture().jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer();
  const inks = await picture().toColourspace("cmyk").jpeg({ progressive: true }).toBuffer();
  const lying = chunk("eXIf", orientationExif(6));
  const files: [Bomb["type"], string, Uint8Array][] = [
    ["image/png", "24 MP berseling 16 bit", png({ ...SIDES, depth: 16, colour: 6, interlaced: true })],
    ["image/png", "24 MP berseling 8 bit", png({ ...SIDES, colour: 6, interlaced: true })],
    ["image/png", "24 MP satu bit", png({ ...SIDES, depth: 1, colour: 0 })],
    ["image/png", "24 MP rebah", png({ ...SIDES, depth: 16, colour: 6 }, lying)],
    ["image/jpeg", "24 MP bertahap 4:4:4", progressive],
    ["image/jpeg", "24 MP bertahap CMYK", inks],
    ["image/jpeg", "24 MP 30 pindaian", moreScans(progressive, 20)],
    ["image/webp", "24 MP tanpa rugi", await picture().webp({ lossless: true, effort: 0 }).toBuffer()],
    ["image/webp", "24 MP biasa", await picture().webp({ effort: 0 }).toBuffer()],
  ];
  return files.map(([type, name, bytes]) => ({ name: `${type.slice(6).toUpperCase()}: ${name}`, type, bytes }));
}

const PHOTO_BYTES = Math.floor(9.9 * MEGABYTE);
/** A window of slow-bodies.ts, begun late, and its next check. */
const CUT_WITHIN_MS = 48_000;

interface Unfinished {
  socket: Socket;
  status: number | null;
  isCut: boolean;
}

/** Sends the head and all of a body but its end, then nothing more. */
function beginUpload(origin: string, from: number, head: string[], body: Uint8Array): Unfinished {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), localAddress: localAddressOf(from) });
  const upload: Unfinished = { socket, status: null, isCut: false };
  socket.on("data", (data) => {
    upload.status ??= Number(/^HTTP\/1\.1 (\d{3})/u.exec(data.toString("latin1"))?.[1] ?? 0);
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    upload.isCut = true;
  });
  socket.write([...head, `Host: ${hostname}:${port}`, "", ""].join("\r\n"));
  socket.write(body);
  return upload;
}

async function whileOpen(uploads: Unfinished[], work: () => Promise<Finding>): Promise<Finding> {
  try {
    return await work();
  } finally {
    for (const { socket } of uploads) socket.destroy();
    await pause(500);
  }
}

const megabytes = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`;

/** Sixty photos that never end, each from an address of its own. */
async function unfinishedPhotos(target: Target): Promise<Finding> {
  const { origin, applicationPid } = target;
  const pid = applicationPid();
  const before = residentBytes(pid);
  const head = ["POST /api/photos HTTP/1.1", "Content-Type: image/jpeg", `Content-Length: ${PHOTO_BYTES}`];
  const body = Buffer.alloc(PHOTO_BYTES - 100, 0xff);
  const uploads = Array.from({ length: 60 }, (_, number) => beginUpload(origin, 300 + number, head, body));
  return whileOpen(uploads, async () => {
    await pause(8_000);
    const during = residentBytes(pid);
    const begun = performance.now();
    const report = await attack(origin, { path: "/api/health", from: 999 });
    const answered = performance.now() - begun;
    // Bytes that come drop by drop do not make a slow upload a good one.
    for (const { socket } of uploads) socket.write(Buffer.alloc(1));
    const direct = target.name === "langsung";
    while (direct && uploads.some(({ isCut, status }) => !isCut && status === null)) {
      if (performance.now() - begun > CUT_WITHIN_MS) break;
      await pause(500);
    }
    const open = uploads.filter(({ isCut, status }) => !isCut && status === null).length;
    await pause(2_000);
    const after = residentBytes(pid);
    const busy = uploads.filter(({ status }) => status === 503).length;
    return {
      fault: "60 unggahan 9,9 MB yang tidak pernah selesai",
      promise: "yang tidak muat 503, yang terlalu lambat diputus, yang lain dijawab, memori di bawah 512 MB",
      measured: `${megabytes(before)} → ${megabytes(during)} → ${megabytes(after)}; ${busy} kali 503, ${open} masih terbuka; permintaan lain ${report.status} dalam ${Math.round(answered)} ms`,
      fulfilled:
        Math.max(during, after) < MEMORY_LIMIT && report.status === 200 && (!direct || (open === 0 && busy > 0)),
    };
  });
}

/** Nothing at a page reads a body, so nobody can leave one there. */
async function bodiesAtPages(target: Target): Promise<Finding> {
  const { origin, applicationPid } = target;
  const before = residentBytes(applicationPid());
  const head = ["POST /home HTTP/1.1", "Content-Type: multipart/form-data; boundary=x", `Content-Length: ${MEGABYTE}`];
  const form = `--x\r\nContent-Disposition: form-data; name="1_$ACTION_ID_${"a".repeat(42)}"\r\n\r\n`;
  const body = Buffer.alloc(900_000, form);
  const uploads = Array.from({ length: 200 }, (_, number) => beginUpload(origin, 400 + number, head, body));
  return whileOpen(uploads, async () => {
    await pause(6_000);
    const during = residentBytes(applicationPid());
    return {
      fault: "200 formulir 1 MB yang tidak selesai ke sebuah halaman",
      promise: "tidak ditampung; memori di bawah 512 MB",
      measured: `${megabytes(before)} → ${megabytes(during)}`,
      fulfilled: during < MEMORY_LIMIT,
    };
  });
}

/** A body in chunks of one byte each: six times its size on the line, a hundred times in a careless reader's memory. */
async function oneByteChunks(target: Target): Promise<Finding> {
  const { origin, applicationPid } = target;
  const before = residentBytes(applicationPid());
  const head = ["POST /api/photos HTTP/1.1", "Content-Type: image/jpeg", "Transfer-Encoding: chunked"];
  const body = Buffer.alloc(12 * MEGABYTE, "1\r\nA\r\n");
  const uploads = Array.from({ length: 4 }, (_, number) => beginUpload(origin, 700 + number, head, body));
  return whileOpen(uploads, async () => {
    let during = 0;
    for (let round = 0; round < 40; round += 1) {
      await pause(200);
      during = Math.max(during, residentBytes(applicationPid()));
    }
    return {
      fault: "4 foto dalam potongan satu byte",
      promise: "memori di bawah 512 MB",
      measured: `${megabytes(before)} → ${megabytes(during)}`,
      fulfilled: during < MEMORY_LIMIT,
    };
  });
}
