import "server-only";
import type { Readable } from "node:stream";
import { drawOutlines } from "@/lib/areas/commands-outlines";
import { type AreaBoundary, writeBoundaries } from "@/lib/areas/commands-shapes";
import { levelOf } from "@/lib/areas/rules";
import type { Database } from "@/prisma/client";
import { boundaryRows } from "./boundary-rows";
import { ImportError } from "./import-error";

/** A file of the whole country has nearly all of its regencies; some may be newer than the file. */
const WHOLE_SHARE = 0.95;

interface ImportOptions {
  /** Whether the file says to be the whole country's: with fewer regencies it is something else, and nothing is changed. */
  whole: boolean;
}

export interface Imported {
  areas: number;
  skipped: number;
}

/** Reads a GeoJSON or TopoJSON file into the database, whole or not at all, and makes what maps draw of it. @throws ImportError */
export async function importBoundaries(db: Database, file: Readable, { whole }: ImportOptions): Promise<Imported> {
  const all = await db.area.count({ where: { level: 2, successor: null } });
  const seen = new Set<string>();
  let skipped = 0;
  async function* boundaries(): AsyncGenerator<AreaBoundary> {
    for await (const row of boundaryRows(db, file)) {
      if (!("boundary" in row) || seen.has(row.boundary.code)) skipped += 1;
      else {
        seen.add(row.boundary.code);
        yield { ...row.boundary, credited: row.credited ?? false };
      }
    }
    // Thrown within the transaction, which then changes nothing.
    assertComplete(seen, whole ? all : 0);
  }
  const rows = boundaries();
  // The file is downloaded and read before the transaction begins, which keeps others from writing areas.
  const first = await rows.next();
  const areas = await writeBoundaries(
    db,
    (async function* () {
      if (!first.done) yield first.value;
      yield* rows;
    })(),
  );
  await db.$executeRaw`ANALYZE area_shapes`;
  await drawOutlines(db);
  return { areas, skipped };
}

/** @param all the regencies and cities that a file of the whole country has @throws ImportError */
function assertComplete(seen: ReadonlySet<string>, all: number): void {
  if (seen.size === 0) throw new ImportError("Berkas itu tidak memuat batas satu kabupaten atau kota pun.");
  const found = [...seen].filter((code) => levelOf(code) === 2).length;
  if (found < all * WHOLE_SHARE) {
    throw new ImportError(`Berkas itu hanya memuat batas ${found} dari ${all} kabupaten dan kota.`);
  }
}
