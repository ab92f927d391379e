import "server-only";
import { type Database, Prisma, type Transaction } from "@/prisma/client";
import { REPORT_PHOTOS } from "./rows";
import { HASH_PARTS, NO_HASH, SAME_PICTURE_BITS } from "./rules-hash";

/** A report that shows nearly the same picture. */
export interface SimilarPhoto {
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

/**
 * `photos_hash_1_idx` and its like, each read for itself: asked for together, the planner may read the table instead. They hold
 * the whole hash, so that of the many that share a part of a sky or a wall no row is fetched but of those that are near.
 */
export function similarSql(hash: bigint, photoId: string, reportId: number): Prisma.Sql {
  const alike = HASH_PARTS.map((_, part) => {
    const column = partOf("hash", part);
    return Prisma.sql`
      SELECT hash FROM photos WHERE hash <> 0 AND ${column} = ${partIn(hash, part)}::bigint
        AND bit_count((hash # ${hash}::bigint)::bit(64)) <= ${SAME_PICTURE_BITS}`;
  });
  return Prisma.sql`/* prepared: photos_similar */
    SELECT near.id AS "photoId", shown.report_id AS "reportId", reports.code, near.distance
    FROM (${Prisma.join(alike, " UNION ")}) AS alike
    CROSS JOIN LATERAL (
      SELECT id, bit_count((hash # ${hash}::bigint)::bit(64))::int AS distance
      FROM photos WHERE hash <> 0 AND ${partOf("hash", 0)} = ${partOf("alike.hash", 0)} AND hash = alike.hash
    ) AS near
    CROSS JOIN LATERAL (${REPORT_PHOTOS}) AS shown
    JOIN reports ON reports.id = shown.report_id
    WHERE near.id <> ${photoId}::uuid AND shown.report_id <> ${reportId}::int
    ORDER BY near.distance, shown.report_id DESC LIMIT ${MOST}`;
}

const firstBit = (part: number) => HASH_PARTS.slice(0, part).reduce((sum, bits) => sum + bits, 0);
const maskOf = (part: number) => (1n << BigInt(HASH_PARTS[part] ?? 0)) - 1n;

/** Written as the index is; the first one without a shift. */
function partOf(column: string, part: number): Prisma.Sql {
  return Prisma.raw(`(${part === 0 ? column : `(${column} >> ${firstBit(part)})`} & ${maskOf(part)})`);
}

function partIn(hash: bigint, part: number): bigint {
  return (hash >> BigInt(firstBit(part))) & maskOf(part);
}
