import "server-only";
import { type Database, Prisma, type Transaction } from "@/prisma/client";
import { REPORT_PHOTOS } from "./rows";
import { HASH_PARTS, NO_HASH, SAME_PICTURE_BITS } from "./rules-hash";

/** A report that shows nearly the same picture. */
interface SimilarPhoto {
  photoId: string;
  reportId: number;
  code: string;
  /** Bits in which the hashes differ, 0 to 2. */
  distance: number;
}

/** Whoever looks sees enough of a picture that is everywhere. */
const MOST = 5;

/** Photos of *other* reports that are nearly the same picture as this one, the nearest first. For staff: also of reports that nobody else sees. */
export async function similarPhotos(
  db: Database | Transaction,
  photoId: string,
  { reportId }: { reportId: number },
): Promise<SimilarPhoto[]> {
  const photo = await db.photo.findUnique({ where: { id: photoId }, select: { hash: true } });
  if (!photo?.hash || photo.hash === NO_HASH) return [];
  return db.$queryRaw<SimilarPhoto[]>(similarSql(photo.hash, photoId, reportId));
}

/** Other photos that are nearly the same picture, the nearest first. */
export async function nearPhotos(db: Database | Transaction, photoId: string, limit: number): Promise<string[]> {
  const photo = await db.photo.findUnique({ where: { id: photoId }, select: { hash: true } });
  if (!photo?.hash || photo.hash === NO_HASH) return [];
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM (${alikeSql(photo.hash)}) AS near WHERE id <> ${photoId}::uuid
    GROUP BY id ORDER BY min(bit_count((hash # ${photo.hash}::bigint)::bit(64))), id LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

function alikeSql(hash: bigint): Prisma.Sql {
  return Prisma.join(
    HASH_PARTS.map((_, part) => partSql(hash, part)),
    " UNION ALL ",
  );
}

/** `photos_hash_1_idx` and its like, each read for itself: asked for together, the planner may read the table instead. */
export function similarSql(hash: bigint, photoId: string, reportId: number): Prisma.Sql {
  return Prisma.sql`/* prepared: photos_similar */
    SELECT near.id AS "photoId", shown.report_id AS "reportId", reports.code, near.distance
    FROM (
      SELECT DISTINCT id, bit_count((hash # ${hash}::bigint)::bit(64))::int AS distance
      FROM (${alikeSql(hash)}) AS alike
    ) AS near
    CROSS JOIN LATERAL (${REPORT_PHOTOS}) AS shown
    JOIN reports ON reports.id = shown.report_id
    WHERE near.id <> ${photoId}::uuid AND shown.report_id <> ${reportId}::int
    ORDER BY near.distance, shown.report_id DESC LIMIT ${MOST}`;
}

function partSql(hash: bigint, part: number): Prisma.Sql {
  const from = HASH_PARTS.slice(0, part).reduce((sum, bits) => sum + bits, 0);
  const mask = (1n << BigInt(HASH_PARTS[part] ?? 0)) - 1n;
  // Written as the index is; the first one without a shift.
  const column = Prisma.raw(from === 0 ? `(hash & ${mask})` : `((hash >> ${from}) & ${mask})`);
  return Prisma.sql`
    SELECT id, hash FROM photos
    WHERE hash <> 0 AND ${column} = ${(hash >> BigInt(from)) & mask}::bigint
      AND bit_count((hash # ${hash}::bigint)::bit(64)) <= ${SAME_PICTURE_BITS}`;
}
