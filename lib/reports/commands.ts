import "server-only";
import { randomUUID } from "node:crypto";
import { type PlacedArea, placeArea } from "@/lib/areas/queries-point";
import { recordAudit } from "@/lib/audit/commands";
import { DAY_MS, dayIn } from "@/lib/format/dates";
import { assertNotOfSite, isNameDoubted } from "@/lib/holding/policy";
import { BURST, type HoldFacts, holdReason } from "@/lib/holding/rules";
import { textHash } from "@/lib/holding/texts";
import { type Actor, ownKey, writerKeys } from "@/lib/kernel/actor";
import type { Ctx } from "@/lib/kernel/ctx";
import { Conflict, NotFound, Unauthenticated } from "@/lib/kernel/errors";
import { stopLink } from "@/lib/mails/access";
import { claimPhoto } from "@/lib/photos/commands";
import { countVote } from "@/lib/votes/commands";
import type { Transaction } from "@/prisma/client";
import { isDistinctiveText, repeatText } from "./holding";
import { receiptMail } from "./mails";
import { isWriter } from "./policy";
import { IS_OPEN, REPORT_COLUMNS, type ReportRow } from "./rows";
import { ANONYMOUS_REPORTER, isOpen, isSecret, REPEAT, TAKEN_KEY, type TakenVia } from "./rules";
import { type CreateReport, type ReportKey, sentPhotoIds } from "./schemas";
import { type CreatedReportView, ownReportView, type SupportView } from "./view";

interface Arrival {
  fromAddress?: number;
  receipt?: boolean;
  relapseOf?: number | null;
  takenVia?: TakenVia | null;
}

/**
 * Takes in a report: numbered, listed as pending, or held when the filter doubts it.
 * @param arrival.fromAddress how many reports have just come from the same address
 * @param arrival.relapseOf the resolved report whose damage has come back
 * @param arrival.takenVia staff write it down for somebody; it is nobody's own then, so nobody can speak as its reporter
 * @param arrival.receipt false where the address to write to has got too many mails of strangers already
 * @throws InvalidInput when a photo is not the writer's own or already used
 */
export async function createReport(
  ctx: Ctx,
  input: CreateReport,
  { fromAddress = 0, receipt = true, relapseOf = null, takenVia = null }: Arrival = {},
): Promise<CreatedReportView> {
  const writer = takenVia === null ? ownKey(ctx.actor) : `${TAKEN_KEY}${randomUUID()}`;
  const now = ctx.now();
  const name = input.anonymous ? ANONYMOUS_REPORTER : input.reporter_name;
  assertNotOfSite(ctx.actor, { field: "reporter_name", label: "Nama pelapor", name });
  const nameDoubted = isNameDoubted(ctx.actor, name);
  const hash = textHash(repeatText(input));
  const area = await placeArea(ctx, input, { code: input.area_code, words: input.location });
  const created = await ctx.transaction(async (transaction) => {
    const facts = await factsInTurn(transaction, ctx.actor, { text: input.description, hash }, now);
    const texts = [input.reporter_name, input.location, input.damage_type, input.description];
    const doubt = holdReason(input, texts, { ...facts, fromAddress, nameDoubted });
    const held = input.secret ? ["secret", doubt ?? []].flat().join(":") : doubt;
    const photoIds = sentPhotoIds(input);
    // In one order, so that two reports with the same photos do not wait for each other.
    for (const id of photoIds.toSorted()) await claimPhoto(transaction, ctx.actor, id);
    // From here to the commit every other report of the day waits, so as little as possible comes after it.
    const row = await insertReport(transaction, { input, photoIds, area, held, hash, writer, now });
    if (relapseOf !== null) await relateToFormer(transaction, row.id, relapseOf);
    const { code } = row;
    if (takenVia !== null) await recordTaking(transaction, ctx.actor, row, takenVia);
    // A robot fills in other people's addresses.
    if (input.email && receipt && doubt !== "robot") {
      const stop = stopLink(ctx, input.email, { kind: "report", id: row.id });
      const link = ctx.link(`/laporan/${code}`);
      const letter = { code, email: input.email, reporterName: row.reporterName, link, stop };
      // A relapse is risky when the former report was, which this row does not say yet.
      const hasMap = held === null && row.latitude !== null && !row.everRisky && relapseOf === null;
      await ctx.mail.enqueue(transaction, receiptMail(letter, doubt !== null && !input.secret, hasMap));
    }
    return { ...ownReportView(row), held: held !== null, secret: isSecret(held) };
  });
  ctx.expire(`report:${created.code}`, ...(created.held ? [] : ["reports"]));
  return created;
}

/** The former report's point is in the new one, so that a risk that it has or had goes with it. */
async function relateToFormer(transaction: Transaction, relapseId: number, reportId: number): Promise<void> {
  await transaction.reportRelapse.create({ data: { reportId, relapseId } });
  await transaction.$executeRaw`
    UPDATE reports SET ever_risky = true
    WHERE id = ${relapseId} AND EXISTS (SELECT FROM reports AS former WHERE former.id = ${reportId} AND former.ever_risky)`;
}

/** Who of the staff wrote it down stands at its first step. */
async function recordTaking(transaction: Transaction, actor: Actor, { id, code }: ReportRow, via: TakenVia) {
  const userId = actor.kind === "member" ? actor.userId : null;
  await transaction.reportEvent.updateMany({ where: { reportId: id, kind: "CREATED" }, data: { userId } });
  await recordAudit(transaction, actor, "report.taken", `report:${code}`, { via });
}

/**
 * What the filter wants to know, once no other report of this person or with this text is being taken in.
 * @throws Unauthenticated when the writer's account was erased meanwhile
 */
async function factsInTurn(
  transaction: Transaction,
  actor: Actor,
  { text, hash }: { text: string; hash: string },
  now: Date,
): Promise<HoldFacts> {
  const burstSince = new Date(now.getTime() - BURST.minutes * 60_000);
  const repeatSince = new Date(now.getTime() - REPEAT.days * DAY_MS);
  const rows = await transaction.$queryRaw<(HoldFacts & { known: boolean })[]>`/* prepared: report_facts */
    SELECT * FROM report_facts_in_turn(${ownKey(actor)}, ${writerKeys(actor)}::text[], ${hash}, ${isDistinctiveText(text)}::boolean,
      ${burstSince}::timestamptz, ${BURST.count}::int, ${repeatSince}::timestamptz)`;
  const [facts] = rows;
  if (!facts?.known) throw new Unauthenticated();
  return facts;
}

interface NewReport {
  input: CreateReport;
  photoIds: string[];
  area: PlacedArea;
  held: string | null;
  hash: string;
  writer: string;
  now: Date;
}

/** The report, numbered as `reportCode` writes it, and its first step in one statement. */
async function insertReport(
  transaction: Transaction,
  { input, photoIds, area, held, hash, writer, now }: NewReport,
): Promise<ReportRow> {
  const anonymous = input.anonymous ?? false;
  // A name that is never shown is not kept either.
  const name = anonymous ? ANONYMOUS_REPORTER : input.reporter_name;
  const [photoId = null, ...further] = photoIds;
  const rows = await transaction.$queryRaw<ReportRow[]>`/* prepared: report_insert */
    WITH today AS (
      INSERT INTO report_days (day, count) VALUES (${dayIn(now)}::date, 1)
      ON CONFLICT (day) DO UPDATE SET count = report_days.count + 1
      RETURNING to_char(day, 'YYMMDD') AS day, count::text AS number
    ), added AS (
      INSERT INTO reports (code, held_reason, reporter_name, anonymous, email, consented_at, location, damage_type, description,
        text_hash, incident_date, latitude, longitude, regency, province, area_code, area_certainty, photo_id, answers, writer_key, created_at, updated_at)
      SELECT 'LP-' || today.day || '-' || lpad(number, greatest(4, length(number)), '0'), ${held}, ${name},
        ${anonymous}::boolean, ${input.email ?? null}, ${input.email ? now : null}::timestamptz, ${input.location},
        ${input.damage_type}, ${input.description}, ${hash}, ${input.incident_date}::date, ${input.latitude ?? null}::float8,
        ${input.longitude ?? null}::float8, ${area.regency}, ${area.province}, ${area.areaCode}, ${area.areaCertainty}::"AreaCertainty", ${photoId}::uuid,
        ${JSON.stringify(input.answers ?? [])}::jsonb, ${writer},
        ${now}::timestamptz, ${now}::timestamptz
      FROM today
      RETURNING *
    ), step AS (
      INSERT INTO report_events (report_id, kind, to_status, created_at) SELECT id, 'CREATED', status, created_at FROM added
    ), more AS (
      INSERT INTO report_photos (photo_id, report_id, position)
      SELECT further.photo_id, added.id, further.position
      FROM added, unnest(${further}::uuid[]) WITH ORDINALITY AS further (photo_id, position)
    )
    SELECT ${REPORT_COLUMNS} FROM added AS reports`;
  const [row] = rows;
  if (!row) throw new Error("INSERT INTO reports returned no row");
  // The statement does not see what it has itself added to other tables.
  return { ...row, morePhotos: further.map((id) => ({ photoId: id })) };
}

/**
 * "Saya juga mengalami": counts a person once, however often and from however many tabs they press.
 * @throws NotFound for a report that is not listed; Conflict for a closed or the writer's own one
 */
export async function supportReport(ctx: Ctx, key: ReportKey): Promise<SupportView> {
  const writer = ownKey(ctx.actor);
  const report = await ctx.db.report.findUnique({
    where: key,
    select: { id: true, code: true, status: true, heldReason: true, writerKey: true },
  });
  if (!report || report.heldReason !== null || report.status === "REJECTED")
    throw new NotFound("Laporan tidak ditemukan.");
  if (!isOpen(report.status))
    throw new Conflict("Laporan ini sudah selesai ditangani. Kirim laporan baru jika masalahnya muncul lagi.");
  if (isWriter(ctx.actor, report)) throw new Conflict("Ini laporan Anda sendiri, jadi sudah terhitung.");
  const { view, changed } = await ctx.transaction(async (transaction) => {
    const added = await addSupport(transaction, ctx.actor, report.id, writer, ctx.now());
    const changed = added && (await countVote(ctx, transaction, { kind: "support", id: report.id }));
    if (changed) await countSupport(transaction, report.id, writer, ctx.now());
    const row = await transaction.report.findUniqueOrThrow({
      where: { id: report.id },
      select: { supportCount: true },
    });
    return { view: { support_count: row.supportCount, counted: changed || !added }, changed };
  });
  if (changed) ctx.expire("reports", `report:${report.code}`);
  return view;
}

/** @returns false where this person's support counts already, or the report has just been closed */
async function addSupport(
  transaction: Transaction,
  actor: Actor,
  reportId: number,
  writer: string,
  now: Date,
): Promise<boolean> {
  const added = await transaction.$executeRaw`
    INSERT INTO report_supports (report_id, writer_key, created_at, counted)
    SELECT reports.id, ${writer}, ${now}, false FROM reports
    WHERE reports.id = ${reportId} AND ${IS_OPEN}
      AND NOT EXISTS (SELECT FROM report_supports AS earlier WHERE earlier.counted
        AND earlier.report_id = reports.id AND earlier.writer_key = ANY(${writerKeys(actor)}))
    -- Whoever merges it at this moment moves this support too, or it is refused.
    FOR NO KEY UPDATE OF reports
    ON CONFLICT (report_id, writer_key) DO UPDATE SET created_at = excluded.created_at WHERE NOT report_supports.counted`;
  return added > 0;
}

async function countSupport(transaction: Transaction, reportId: number, writerKey: string, now: Date): Promise<void> {
  await transaction.reportSupport.update({
    where: { reportId_writerKey: { reportId, writerKey } },
    data: { counted: true },
  });
  await transaction.$executeRaw`
    UPDATE reports SET support_count = support_count + 1, updated_at = ${now} WHERE id = ${reportId}`;
}
