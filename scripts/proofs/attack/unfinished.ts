import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Finding } from "../faults/finding.ts";
import { attack, localAddressOf } from "./client.ts";
import { residentBytes, type Target } from "./target.ts";

const MEGABYTE = 1024 * 1024;
const LIMIT = 400 * MEGABYTE;
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
export async function unfinishedPhotos(target: Target): Promise<Finding> {
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
      promise: "yang tidak muat 503, yang terlalu lambat diputus, yang lain dijawab, memori di bawah 400 MB",
      measured: `${megabytes(before)} → ${megabytes(during)} → ${megabytes(after)}; ${busy} kali 503, ${open} masih terbuka; permintaan lain ${report.status} dalam ${Math.round(answered)} ms`,
      fulfilled: Math.max(during, after) < LIMIT && report.status === 200 && (!direct || (open === 0 && busy > 0)),
    };
  });
}

/** Nothing at a page reads a body, so nobody can leave one there. */
export async function bodiesAtPages(target: Target): Promise<Finding> {
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
      promise: "tidak ditampung; memori di bawah 400 MB",
      measured: `${megabytes(before)} → ${megabytes(during)}`,
      fulfilled: during < LIMIT,
    };
  });
}

/** A body in chunks of one byte each: six times its size on the line, a hundred times in a careless reader's memory. */
export async function oneByteChunks(target: Target): Promise<Finding> {
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
      promise: "memori di bawah 400 MB",
      measured: `${megabytes(before)} → ${megabytes(during)}`,
      fulfilled: during < LIMIT,
    };
  });
}
