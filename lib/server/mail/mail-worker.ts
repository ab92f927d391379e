import "server-only";
import type { JobResult, JobWithMetadata, PgBoss } from "pg-boss";
import type { MailMessage } from "@/lib/kernel/ctx";
import { bringUnreachableForward, countUnreachable } from "@/lib/mails/commands";
import { MAIL_BUDGET, MAIL_QUEUE, mailboxOf, OVER_BUDGET } from "@/lib/mails/rules";
import { log } from "@/lib/server/log";
import { countMail } from "@/lib/server/metrics/meters";
import { fingerprint } from "@/lib/server/signing";
import type { Database } from "@/prisma/client";
import type { MailJob } from "./mailer";
import type { Outbound } from "./outbound";

const WINDOWS = Object.entries(MAIL_BUDGET).map(([name, window]) => ({ name, ...window }));
const LENGTHS = WINDOWS.map(({ seconds }) => BigInt(seconds * 1000));

const POLL_SECONDS = 1;
const AT_ONCE = 10;
const RECOVERY_CHECK_MS = 30_000;
/** nodemailer's codes for a server that does not answer; the mail itself is not at fault. */
const UNREACHABLE = new Set(["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS", "ETLS", "ECONNREFUSED", "EPROTOCOL"]);
/** Codes for what the server thinks of this mail; a permanent refusal stays one. */
const ABOUT_THE_MAIL = new Set(["EENVELOPE", "EMESSAGE"]);

/** Sends the mails whose time has come. @returns what stops the watch for the server's return */
export async function startMailWorker(boss: PgBoss, db: Database, outbound: Outbound): Promise<() => void> {
  await boss.work<MailJob, void, typeof OPTIONS>(MAIL_QUEUE, OPTIONS, (jobs) =>
    Promise.all(jobs.map((job) => sendOne(db, outbound, job))),
  );
  const watch = setInterval(() => {
    bringForward(db, outbound).catch((error: unknown) => log().warn({ err: error }, "waiting mails were not checked"));
  }, RECOVERY_CHECK_MS);
  watch.unref();
  return () => clearInterval(watch);
}

const OPTIONS = {
  includeMetadata: true,
  perJobResults: true,
  batchSize: AT_ONCE,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: POLL_SECONDS,
} as const;

/** Every mail leaves through here, whatever caused it, so this is where a mailbox's mails are counted. */
export async function sendOne(db: Database, outbound: Outbound, job: JobWithMetadata<MailJob>): Promise<JobResult> {
  const { id, data, createdOn, retryCount } = job;
  try {
    if (!(await spendMail(db, data.message))) {
      countMail("over_budget");
      log().warn({ job: id, tries: retryCount + 1 }, "mail waits: its mailbox has got enough");
      return { id, status: "failed", output: { code: OVER_BUDGET, unreachable: false } };
    }
    await outbound.send({ id, createdAt: createdOn, message: data.message }).catch(async (error: unknown) => {
      await refundMail(db, data.message);
      throw error;
    });
    countMail("sent");
    log().info({ job: id, tries: retryCount + 1 }, "mail sent");
    return { id, status: "completed" };
  } catch (error) {
    const { code, permanent, responseCode } = faultOf(error);
    const refused = permanent && ABOUT_THE_MAIL.has(code);
    countMail(refused ? "refused" : "failed");
    // The message of the error may hold the address.
    log().warn({ job: id, code, responseCode, refused, tries: retryCount + 1 }, "mail not sent");
    const output = { code, responseCode, unreachable: UNREACHABLE.has(code) };
    return { id, status: refused ? "deadletter" : "failed", output };
  }
}

function faultOf(error: unknown): { code: string; permanent: boolean; responseCode: number | null } {
  if (!(error instanceof Error)) return { code: "", permanent: false, responseCode: null };
  return {
    code: "code" in error ? String(error.code) : "",
    permanent: "permanent" in error && error.permanent === true,
    responseCode: "responseCode" in error && typeof error.responseCode === "number" ? error.responseCode : null,
  };
}

/**
 * Lets mails that wait because the server was away go out as soon as it is back, instead of hours later.
 * @returns how many were brought forward
 */
export async function bringForward(db: Database, outbound: Outbound): Promise<number> {
  if ((await countUnreachable(db)) === 0 || !(await outbound.reachable())) return 0;
  return bringUnreachableForward(db);
}

/**
 * Takes one mail from the budget of its mailbox, exactly over all instances: counted first, given back where it was one
 * too many. @returns whether it may leave
 */
async function spendMail(db: Database, message: MailMessage): Promise<boolean> {
  const spent = await count(db, message, 1);
  if (WINDOWS.every(({ points }, index) => (spent[index] ?? 0) <= points)) return true;
  await refundMail(db, message);
  return false;
}

/** Gives back what a mail took that did not leave. */
async function refundMail(db: Database, message: MailMessage): Promise<void> {
  await count(db, message, -1);
}

/** One statement for both ways, so that it always locks the rows in one order. @returns what each window has spent */
async function count(db: Database, { to, kind }: MailMessage, change: 1 | -1): Promise<number[]> {
  const purse = kind === "account" ? "account" : "other";
  const mailbox = fingerprint("mail budget", mailboxOf(to.address));
  const keys = WINDOWS.map(({ name }) => `mail:${purse}:${name}:${mailbox}`);
  const now = BigInt(Date.now());
  const rows = await db.$queryRaw<{ key: string; points: number }[]>`
    INSERT INTO rate_limits (key, points, expire)
    SELECT counted.key, greatest(${change}::int, 0), ${now}::bigint + counted.milliseconds
    FROM unnest(${keys}::text[], ${LENGTHS}::bigint[]) AS counted(key, milliseconds)
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN rate_limits.expire <= ${now}::bigint THEN excluded.points
        ELSE greatest(rate_limits.points + ${change}::int, 0) END,
      expire = CASE WHEN rate_limits.expire <= ${now}::bigint THEN excluded.expire ELSE rate_limits.expire END
    RETURNING key, points`;
  return keys.map((key) => rows.find((row) => row.key === key)?.points ?? 0);
}
