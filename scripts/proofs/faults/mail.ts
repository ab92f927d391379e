import { createServer, type Server, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { addEvent } from "../../../prisma/factories/event.ts";
import { freePort } from "../../postgres/server.ts";
import { quantile } from "../bench/table.ts";
import { type Finding, seconds } from "./finding.ts";
import { register } from "./people.ts";
import { startWorld, type World } from "./world.ts";
import { until } from "./writers.ts";

const PEOPLE = 150;
const RECOVERY_MS = 120_000;
/** On a busy machine two rounds of the same requests differ by as much. */
const NOISE = 1.5;
const NOISE_MS = 30;

/** Takes mails and counts to whom. */
async function openMailbox(port: number): Promise<{ received: Set<string>; close(): Promise<void> }> {
  const received = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, session, done) {
      stream.resume();
      stream.once("end", () => {
        for (const { address } of session.envelope.rcptTo) received.add(address);
        done();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { received, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Takes connections and says nothing, which is worse than refusing them. */
async function openSilence(port: number): Promise<{ close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** @returns the 95th percentile of people who register one after the other, and how many could not */
async function registerAll({ origin, db }: World): Promise<{ slow: number; failed: number }> {
  const { id } = await addEvent(db, { capacity: 10_000 });
  const times: number[] = [];
  let failed = 0;
  for (let person = 0; person < PEOPLE; person += 1) {
    const { status, milliseconds } = await register(origin, id);
    times.push(milliseconds);
    if (status !== 200) failed += 1;
  }
  return { slow: quantile(times, 0.95), failed };
}

/** The mail server dead, then silent, then back. */
export async function mailServer(): Promise<Finding[]> {
  const port = await freePort();
  const environment = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "Sulur <sulur@gangguan.test>" };
  let mailbox = await openMailbox(port);
  const world = await startWorld({ environment });
  try {
    await registerAll(world);
    const well = await registerAll(world);
    await until(() => mailbox.received.size >= 2 * PEOPLE, RECOVERY_MS);
    await mailbox.close();
    const dead = await registerAll(world);
    const silence = await openSilence(port);
    const silent = await registerAll(world);
    await pause(15_000);
    await silence.close();
    mailbox = await openMailbox(port);
    const waited = await until(() => mailbox.received.size >= 2 * PEOPLE, RECOVERY_MS * 2).catch(() => null);
    const slowest = Math.max(dead.slow, silent.slow);
    return [
      {
        fault: "server surat mati, lalu bisu",
        promise: "permintaan tidak melambat (p95 sama, ± derau mesin)",
        measured: `p95 ${well.slow.toFixed(0)} ms sehat, ${dead.slow.toFixed(0)} ms mati, ${silent.slow.toFixed(0)} ms bisu; ${dead.failed + silent.failed} gagal dari ${2 * PEOPLE}`,
        fulfilled: slowest <= well.slow * NOISE + NOISE_MS && dead.failed + silent.failed === 0,
      },
      {
        fault: "server surat kembali",
        promise: `semua ${2 * PEOPLE} surat sampai dalam 2 menit`,
        measured: `${mailbox.received.size} surat sampai${waited === null ? ", belum semua setelah 4 menit" : ` dalam ${seconds(waited)}`}`,
        fulfilled: waited !== null && waited <= RECOVERY_MS,
      },
    ];
  } finally {
    await world.stop();
    await mailbox.close();
  }
}
