import "server-only";
import type { JobResult, JobWithMetadata, PgBoss } from "pg-boss";
import { bringUnreachableForward, countUnreachable, withholdJob } from "@/lib/mails/commands";
import { isStopped } from "@/lib/mails/commands-stop";
import { MAIL_QUEUE, OVER_BUDGET } from "@/lib/mails/rules";
import { log } from "@/lib/server/log";
import { countMail } from "@/lib/server/metrics/meters";
import type { Database } from "@/prisma/client";
import { refundMail, spendMail } from "./budget";
import type { MailJob } from "./mailer";
import type { Outbound } from "./outbound";

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
    if (await isStopped(db, data.message.stop)) {
      await withholdJob(db, id);
      log().info({ job: id }, "mail withheld: its recipient stopped it");
      return { id, status: "completed" };
    }
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
