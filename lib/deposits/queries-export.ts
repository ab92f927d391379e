import "server-only";
import { CSV_MARK, csvLines } from "@/lib/format/csv-file";
import type { Ctx } from "@/lib/kernel/ctx";
import { ownPartner } from "./access";
import { ENTRY_SELECT } from "./rows";
import { DEPOSIT_KIND_LABELS } from "./rules";

/** Rows that are in memory at once. */
const CHUNK = 500;
const COLUMNS = [
  "nomor",
  "waktu",
  "nomor_anggota",
  "anggota",
  "catatan",
  "jenis",
  "gram",
  "harga_per_kg",
  "rupiah",
  "keterangan",
  "mengoreksi_nomor",
];

/** The whole book as a CSV file, in pieces. @throws Forbidden, NotFound before the first piece */
export async function exportDeposits(
  ctx: Ctx,
  partnerId: number,
  token: string | undefined,
): Promise<AsyncGenerator<string>> {
  await ownPartner(ctx, ctx.db, partnerId, token);
  return chunks(ctx, partnerId);
}

async function* chunks({ db }: Ctx, partnerId: number): AsyncGenerator<string> {
  yield CSV_MARK + csvLines([COLUMNS]);
  let last = 0;
  for (;;) {
    const rows = await db.depositEntry.findMany({
      where: { partnerId, id: { gt: last } },
      orderBy: { id: "asc" },
      take: CHUNK,
      select: { ...ENTRY_SELECT, member: { select: { name: true } } },
    });
    const cells = rows.map((row) => [
      row.id,
      row.createdAt.toISOString(),
      row.memberId,
      row.member.name,
      DEPOSIT_KIND_LABELS[row.kind],
      row.material ?? "",
      row.grams ?? "",
      row.price ?? "",
      row.amount,
      row.note ?? "",
      row.correctsId ?? "",
    ]);
    if (cells.length > 0) yield csvLines(cells);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < CHUNK) return;
  }
}
