import "server-only";
import { GATHERING_COLUMNS, GATHERINGS_SHOWN, type GatheringRow } from "@/lib/events/event/queries-manage";
import { DESK_UPDATE_SELECT } from "@/lib/reports/updates/queries";
import { UPDATE_WAITS } from "@/lib/reports/updates/rows";
import { columnsOf, type Database, jsonRow, jsonRows, Prisma, type Transaction, withDates } from "@/prisma/client";

/** Limits for one report; the rest follows once these are decided. */
const MOST_UPDATES = 10;
const MOST_JUDGEMENTS = 30;

const COLUMNS = {
  id: true,
  code: true,
  status: true,
  heldReason: true,
  reopenWaits: true,
  reporterName: true,
  anonymous: true,
  email: true,
  location: true,
  damageType: true,
  description: true,
  answers: true,
  incidentDate: true,
  latitude: true,
  longitude: true,
  regency: true,
  province: true,
  areaCode: true,
  areaCertainty: true,
  photoId: true,
  supportCount: true,
  question: true,
  createdAt: true,
  writerKey: true,
} as const satisfies Prisma.ReportSelect;

const JUDGEMENT = {
  judgement: true,
  words: true,
  byReporter: true,
  counted: true,
  createdAt: true,
} as const satisfies Prisma.ReportJudgementSelect;

const STEP = {
  id: true,
  kind: true,
  words: true,
  photoId: true,
  userId: true,
  createdAt: true,
} as const satisfies Prisma.ReportEventSelect;

const CAMERA = { cameraAt: true, cameraLatitude: true, cameraLongitude: true } as const satisfies Prisma.PhotoSelect;

/** A report with all that the desk shows of it. */
export interface DeskRow extends Prisma.ReportGetPayload<{ select: typeof COLUMNS }> {
  mergedInto: string | null;
  assignee: { userId: number; username: string } | null;
  morePhotos: { photoId: string }[];
  updates: Prisma.ReportUpdateGetPayload<{ select: typeof DESK_UPDATE_SELECT }>[];
  judgements: Prisma.ReportJudgementGetPayload<{ select: typeof JUDGEMENT }>[];
  /** `by` is the name of the account that took the step. */
  events: (Prisma.ReportEventGetPayload<{ select: typeof STEP }> & {
    by: string | null;
    photo: Prisma.PhotoGetPayload<{ select: typeof CAMERA }> | null;
  })[];
  gatherings: GatheringRow[];
}

const ASSIGNEE = Prisma.sql`
  SELECT users.id AS "userId", username FROM report_assignments JOIN users ON users.id = user_id
  WHERE report_id = reports.id`;

const MORE_PHOTOS = Prisma.sql`
  SELECT photo_id AS "photoId" FROM report_photos WHERE report_id = reports.id ORDER BY position`;

const WAITING_UPDATES = Prisma.sql`
  SELECT ${columnsOf("report_updates", DESK_UPDATE_SELECT)} FROM report_updates
  WHERE report_id = reports.id AND ${UPDATE_WAITS} ORDER BY id LIMIT ${MOST_UPDATES}`;

const JUDGEMENTS = Prisma.sql`
  SELECT ${columnsOf("report_judgements", JUDGEMENT)} FROM report_judgements
  WHERE report_id = reports.id ORDER BY counted DESC, id DESC LIMIT ${MOST_JUDGEMENTS}`;

const STEPS = Prisma.sql`
  SELECT ${columnsOf("step", STEP)}, (SELECT username FROM users WHERE id = step.user_id) AS by,
    ${jsonRow(Prisma.sql`SELECT ${columnsOf("photos", CAMERA)} FROM photos WHERE id = step.photo_id`)} AS photo
  FROM report_events AS step WHERE report_id = reports.id AND undone_at IS NULL ORDER BY id`;

const GATHERINGS = Prisma.sql`
  SELECT ${GATHERING_COLUMNS} FROM events WHERE events.report_id = reports.id AND deleted_at IS NULL
  ORDER BY starts_at DESC, id DESC LIMIT ${GATHERINGS_SHOWN}`;

/** One statement for reports and what belongs to them, in no order. */
export async function readDeskRows(db: Database | Transaction, where: Prisma.Sql): Promise<DeskRow[]> {
  const rows = await db.$queryRaw<DeskRow[]>`
    SELECT ${columnsOf("reports", COLUMNS)},
      (SELECT code FROM report_merges JOIN reports AS target ON target.id = into_id WHERE report_id = reports.id)
        AS "mergedInto",
      ${jsonRow(ASSIGNEE)} AS assignee, ${jsonRows(MORE_PHOTOS)} AS "morePhotos", ${jsonRows(WAITING_UPDATES)} AS updates,
      ${jsonRows(JUDGEMENTS)} AS judgements, ${jsonRows(STEPS)} AS events, ${jsonRows(GATHERINGS)} AS gatherings
    FROM reports WHERE ${where}`;
  return rows.map((row) => ({
    ...row,
    updates: withDates(row.updates),
    judgements: withDates(row.judgements),
    events: withDates(row.events),
    gatherings: withDates(row.gatherings),
  }));
}
