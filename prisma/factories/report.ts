import { dayIn } from "@/lib/format/dates";
import { textHash } from "@/lib/holding/texts";
import { type ReportEventKind, type ReportStatus, reportCode } from "@/lib/reports/rules";
import { TRANSITIONS } from "@/lib/reports/rules-steps";
import type { Database, Prisma, Transaction } from "@/prisma/client";

type Client = Database | Transaction;

/** What a test or the demo says about a report; the rest is made up. */
export type ReportFields = Partial<Omit<Prisma.ReportUncheckedCreateInput, "createdAt" | "incidentDate">> & {
  createdAt?: Date;
};

/** One more step of a report's timeline. */
export interface StepFields {
  kind: ReportEventKind;
  createdAt: Date;
  words?: string;
  userId?: number | null;
}

/** The next number of the day, from the same counter that new reports take theirs from. */
async function nextCode(client: Client, createdAt: Date): Promise<string> {
  const day = dayIn(createdAt);
  const { count } = await client.reportDay.upsert({
    where: { day: new Date(day) },
    create: { day: new Date(day), count: 1 },
    update: { count: { increment: 1 } },
  });
  return reportCode(day, count);
}

/** A report with the first step of its timeline; pending, named and without a place unless told otherwise. */
export async function addReport(client: Client, fields: ReportFields = {}) {
  const createdAt = fields.createdAt ?? new Date();
  const code = fields.code ?? (await nextCode(client, createdAt));
  const description = fields.description ?? `Sampah menumpuk di tepi jalan, laporan contoh ${code}.`;
  return client.report.create({
    data: {
      reporterName: "Warga contoh",
      location: "Jalan Contoh, Medan",
      damageType: "Sampah menumpuk",
      incidentDate: new Date(dayIn(createdAt)),
      writerKey: `visitor:contoh-${code}`,
      ...fields,
      code,
      description,
      textHash: textHash(description),
      createdAt,
      events: { create: { kind: "CREATED", toStatus: "PENDING", createdAt } },
    },
  });
}

/** The state after a step; asking, answering and releasing change none. */
function statusAfter(kind: ReportEventKind, status: ReportStatus): ReportStatus {
  if (kind === "RESOLVED") return "RESOLVED";
  return Object.values(TRANSITIONS).find(({ event }) => event === kind)?.to ?? status;
}

/** Leads a report through steps, and gives it the state that they end in. */
export async function addSteps(client: Client, reportId: number, steps: readonly StepFields[]): Promise<void> {
  let status: ReportStatus = "PENDING";
  for (const { kind, words, ...step } of steps) {
    const toStatus = statusAfter(kind, status);
    await client.reportEvent.create({
      data: { reportId, kind, fromStatus: status, toStatus, words: words ?? null, ...step },
    });
    status = toStatus;
  }
  const question = steps.at(-1)?.kind === "ASKED" ? (steps.at(-1)?.words ?? null) : null;
  await client.report.update({ where: { id: reportId }, data: { status, question } });
}

/** What a neighbour says of it; shown, without a photo, unless told otherwise. */
export function addReportUpdate(
  client: Client,
  fields: Partial<Prisma.ReportUpdateUncheckedCreateInput> & { reportId: number },
) {
  const content = fields.content ?? "Masih sama seperti minggu lalu, baunya makin menyengat.";
  const shownAt = fields.heldReason ? null : (fields.createdAt ?? new Date());
  return client.reportUpdate.create({
    data: {
      condition: "SAME",
      writerKey: "visitor:tetangga",
      shownAt,
      ...fields,
      content,
      textHash: textHash(content),
    },
  });
}

/** People who pressed "Saya juga mengalami". */
export async function addSupports(client: Client, reportId: number, count: number, createdAt: Date): Promise<void> {
  await client.reportSupport.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      reportId,
      writerKey: `visitor:contoh-${index + 1}`,
      createdAt,
    })),
  });
  await client.report.update({ where: { id: reportId }, data: { supportCount: count } });
}
