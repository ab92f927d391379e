import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import {
  type Bomb,
  bombs,
  canvas,
  chunk,
  moreScans,
  orientationExif,
  png,
  SIDES,
} from "@/lib/server/photos/test-bombs";
import { ask, localAddressOf } from "@/scripts/proofs/client";
import type { Finding } from "@/scripts/proofs/findings";
import { residentBytes, watchMemory } from "@/scripts/proofs/memory";
import { MEGABYTE, MEMORY_LIMIT, megabytes, type Target } from "./target";

/** Files that fill a server, and bodies that never end. */
export async function uploads(target: Target): Promise<Finding[]> {
  return [
    await sendAll(target, "gambar bom", await bombs()),
    await sendAll(target, "foto 24 megapiksel yang paling berat", await heavyPhotos()),
    await unfinishedPhotos(target),
    await bodiesAtPages(target),
    await oneByteChunks(target),
  ];
}

/** Each file twice at once; then an ordinary photo, which has to be taken. */
async function sendAll(target: Target, fault: string, files: Bomb[]): Promise<Finding> {
  const pid = target.serverPid();
  const memory = watchMemory(() => pid);
  const send = ({ type, bytes }: Pick<Bomb, "type" | "bytes">, from: number) =>
    ask(target, { method: "POST", path: "/api/photos", headers: { "content-type": type }, body: bytes, from });
  const counts = new Map<number | null, number>();
  const wrong: string[] = [];
  for (const [number, file] of files.entries()) {
    for (const { status, headers } of await Promise.all([1, 2].map((copy) => send(file, number * 2 + copy)))) {
      counts.set(status, (counts.get(status) ?? 0) + 1);
      const isBusy = status === 503 && headers["retry-after"] !== undefined;
      if (status === null || (status >= 400 ? status >= 500 && !isBusy : status !== 201))
        wrong.push(`${file.name}: ${status}`);
    }
  }
  const after = await send({ type: "image/jpeg", bytes: await canvas(1200, 900).jpeg().toBuffer() }, 990);
  memory.stop();
  const seen = [...counts].map(([status, count]) => `${count} kali ${status}`).join(", ");
  return {
    fault,
    promise: `masing-masing diterima atau ditolak dengan kalimat, proses server tetap, memorinya di bawah ${megabytes(MEMORY_LIMIT)}`,
    measured: `${files.length} berkas, masing-masing dua kali: ${seen}; ${wrong.join(", ") || "tanpa galat"}; paling tinggi ${megabytes(memory.highest())}; foto biasa sesudahnya ${after.status}`,
    fulfilled:
      wrong.length === 0 && after.status === 201 && target.serverPid() === pid && memory.highest() < MEMORY_LIMIT,
  };
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

interface Unfinished {
  socket: Socket;
  status: number | null;
  isCut: boolean;
}

/** Sends the head and the body, then nothing more. */
function beginUpload(url: string, from: number, head: string, body: Uint8Array): Unfinished {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress: localAddressOf(from) });
  const upload: Unfinished = { socket, status: null, isCut: false };
  socket.on("data", (data) => {
    upload.status ??= Number(/^HTTP\/1\.1 (\d{3})/u.exec(data.toString("latin1"))?.[1] ?? 0);
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    upload.isCut = true;
  });
  socket.write(`${head}\r\nHost: ${hostname}:${port}\r\n\r\n`);
  socket.write(body);
  return upload;
}

interface Flood {
  fault: string;
  promise: string;
  count: number;
  head: string;
  body: Uint8Array;
}

/** Begins all uploads, each from an address of its own, and watches the server while they stay open. */
async function flood(
  target: Target,
  { fault, promise, count, head, body }: Flood,
  meanwhile: (uploads: Unfinished[]) => Promise<{ said?: string; fulfilled: boolean }>,
): Promise<Finding> {
  const pid = target.serverPid();
  const before = residentBytes(pid);
  const memory = watchMemory(() => pid);
  const uploads = Array.from({ length: count }, (_, number) => beginUpload(target.url, 300 + number, head, body));
  try {
    const { said = "", fulfilled } = await meanwhile(uploads);
    return {
      fault,
      promise: `${promise}; memori di bawah ${megabytes(MEMORY_LIMIT)}`,
      measured: `${megabytes(before)}, paling tinggi ${megabytes(memory.highest())}${said}`,
      fulfilled: fulfilled && memory.highest() < MEMORY_LIMIT,
    };
  } finally {
    memory.stop();
    for (const { socket } of uploads) socket.destroy();
    await pause(500);
  }
}

const PHOTO_BYTES = Math.floor(9.9 * MEGABYTE);
/** A window of slow-bodies.ts, begun late, and its next check. */
const CUT_WITHIN_MS = 48_000;

/** Photos that never end. */
function unfinishedPhotos(target: Target): Promise<Finding> {
  const photos = {
    fault: "60 unggahan 9,9 MB yang tidak pernah selesai",
    promise: "yang tidak muat 503, yang terlalu lambat diputus, yang lain dijawab",
    count: 60,
    head: `POST /api/photos HTTP/1.1\r\nContent-Type: image/jpeg\r\nContent-Length: ${PHOTO_BYTES}`,
    body: Buffer.alloc(PHOTO_BYTES - 100, 0xff),
  };
  return flood(target, photos, async (uploads) => {
    await pause(8_000);
    const other = await ask(target, { path: "/api/health", from: 999 });
    // Bytes that come drop by drop do not make a slow upload a good one.
    for (const { socket } of uploads) socket.write(Buffer.alloc(1));
    const openNow = () => uploads.filter(({ isCut, status }) => !isCut && status === null).length;
    const begun = performance.now();
    // nginx takes the slow body in its own time.
    while (!target.proxied && openNow() > 0 && performance.now() - begun < CUT_WITHIN_MS) await pause(500);
    const open = openNow();
    await pause(2_000);
    const busy = uploads.filter(({ status }) => status === 503).length;
    return {
      said: `; ${busy} kali 503, ${open} masih terbuka; permintaan lain ${other.status} dalam ${Math.round(other.milliseconds)} ms`,
      fulfilled: other.status === 200 && (target.proxied || (open === 0 && busy > 0)),
    };
  });
}

/** Nothing at a page reads a body, so nobody can leave one there. */
function bodiesAtPages(target: Target): Promise<Finding> {
  const form = `--x\r\nContent-Disposition: form-data; name="1_$ACTION_ID_${"a".repeat(42)}"\r\n\r\n`;
  const forms = {
    fault: "200 formulir 1 MB yang tidak selesai ke sebuah halaman",
    promise: "tidak ditampung",
    count: 200,
    head: `POST /home HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${MEGABYTE}`,
    body: Buffer.alloc(900_000, form),
  };
  return flood(target, forms, async () => {
    await pause(6_000);
    return { fulfilled: true };
  });
}

/** Six times its size on the line, and a hundred times in a careless reader's memory. */
function oneByteChunks(target: Target): Promise<Finding> {
  const chunks = {
    fault: "4 foto dalam potongan satu byte",
    promise: "tidak membengkak",
    count: 4,
    head: "POST /api/photos HTTP/1.1\r\nContent-Type: image/jpeg\r\nTransfer-Encoding: chunked",
    body: Buffer.alloc(12 * MEGABYTE, "1\r\nA\r\n"),
  };
  return flood(target, chunks, async () => {
    await pause(8_000);
    return { fulfilled: true };
  });
}
