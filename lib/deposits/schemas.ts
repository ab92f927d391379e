import { z } from "zod";
import { MAX_ID } from "@/lib/format/text";
import { schemaOf } from "@/lib/forms/schemas";
import { calendarDay, calendarMonth, inPath, instant, line, optional, rowId } from "@/lib/http/fields";
import { PartnerParams } from "@/lib/partners/schemas";
import { isCardNumber, plainCard } from "./card-number";
import { CORRECTION, DEPOSIT, MEMBER, WITHDRAWAL } from "./fields";
import { DEPOSIT_LENGTH, MOST_ENTRY_RUPIAH, MOST_GRAMS, MOST_LINES } from "./rules";

const pathId = inPath();
const UNREADABLE_CARD = "Nomor kartu belum benar. Periksa ketujuh tandanya.";

/** `{id}` of the waste bank and `{memberId}` in a path. */
export const MemberParams = PartnerParams.extend({ memberId: pathId });

const token = z.string({ error: "token harus berupa teks." }).max(200).optional();
/** Of the filled-in form: the same key never writes twice. */
const requestKey = z.uuid({ error: "Kiriman tidak dapat dibaca. Muat ulang halaman lalu kirim lagi." });

/** POST /api/partners/{id}/members */
export const AddMember = schemaOf(MEMBER, {
  token,
  request_key: requestKey,
  /** "RT 03" or "Kelas 5B", by which the waste bank sorts its members. */
  part: optional(line({ label: "Bagian", max: DEPOSIT_LENGTH.part })),
});
export type AddMember = z.output<typeof AddMember>;

const UNKNOWN_KIND = { error: "kind harus DEPOSIT, WITHDRAWAL atau CORRECTION." };

const deposit = {
  kind: z.literal("DEPOSIT"),
  /** Name of a row of the bank's own price list; the price is looked up there. */
  material: z
    .string({ error: DEPOSIT.material.empty })
    .refine((name) => name.trim() !== "", { error: DEPOSIT.material.empty }),
  grams: z
    .int({ error: DEPOSIT.grams.empty })
    .min(1, { error: "Berat paling sedikit 0,001 kg." })
    .max(MOST_GRAMS, { error: "Berat satu setoran paling banyak 10.000 kg." }),
  /** Per kg, as the form showed it; where it is another one by now nothing is written. */
  price: z.int({ error: "Harga harus berupa angka rupiah." }).optional(),
};

const withdrawal = {
  kind: z.literal("WITHDRAWAL"),
  rupiah: z
    .int({ error: WITHDRAWAL.rupiah.empty })
    .min(1, { error: "Penarikan paling sedikit Rp1." })
    .max(MOST_ENTRY_RUPIAH, { error: "Penarikan sekali paling banyak Rp100.000.000." }),
};

const correction = {
  kind: z.literal("CORRECTION"),
  /** The entry that is taken back whole. */
  corrects_id: z.int({ error: "Pilih catatan yang dikoreksi." }).positive().max(MAX_ID),
};

const form = { token, request_key: requestKey };

/** POST /api/partners/{id}/members/{memberId}/entries */
export const RecordEntry = z.discriminatedUnion(
  "kind",
  [
    schemaOf(DEPOSIT, { ...form, ...deposit }),
    schemaOf(WITHDRAWAL, { ...form, ...withdrawal }),
    schemaOf(CORRECTION, { ...form, ...correction }),
  ],
  UNKNOWN_KIND,
);
export type RecordEntry = z.output<typeof RecordEntry>;

const ReceiptLine = z.discriminatedUnion(
  "kind",
  [schemaOf(DEPOSIT, deposit), schemaOf(WITHDRAWAL, withdrawal), schemaOf(CORRECTION, correction)],
  UNKNOWN_KIND,
);
export type ReceiptLine = z.output<typeof ReceiptLine>;

const LINES = `Satu nota berisi 1 sampai ${MOST_LINES} baris.`;

/** POST /api/partners/{id}/receipts: for one member, who is named by number or by card. */
export const RecordReceipt = z
  .strictObject({
    ...form,
    member_id: rowId("Nomor nasabah").optional(),
    card_no: z
      .string({ error: "Nomor kartu harus berupa teks." })
      .max(20, { error: UNREADABLE_CARD })
      .transform(plainCard)
      .refine(isCardNumber, { error: UNREADABLE_CARD })
      .optional(),
    weighed_on: calendarDay("Tanggal timbang belum benar. Contoh: 2026-11-27."),
    /** The device's clock as it sends this, with every attempt anew. */
    device_at: instant("Jam perangkat tidak dapat dibaca. Periksa jam perangkat.", true),
    /** The keeper has seen that the device's clock is off, and `weighed_on` is right. */
    accepts_clock: z.boolean({ error: "accepts_clock harus ya atau tidak." }).default(false),
    price_revision: z
      .int({ error: "Nomor daftar harga tidak dikenal." })
      .min(0, { error: "Nomor daftar harga tidak dikenal." })
      .max(MAX_ID, { error: "Nomor daftar harga tidak dikenal." }),
    lines: z.array(ReceiptLine, { error: LINES }).min(1, { error: LINES }).max(MOST_LINES, { error: LINES }),
  })
  .refine(({ member_id, card_no }) => (member_id === undefined) !== (card_no === undefined), {
    error: "Pilih satu nasabah, dengan nomor atau kartunya.",
    path: ["member_id"],
  });
export type RecordReceipt = z.output<typeof RecordReceipt>;

const cursor = z.coerce.number({ error: "Penanda halaman tidak dikenal." }).pipe(rowId("Penanda halaman")).optional();

/** Of the lists: what stands after this id, newest first. */
export const DepositPage = z.strictObject({ cursor });

const month = calendarMonth("Bulan belum benar. Contoh: 2026-11.");

/** POST /api/partners/{id}/months */
export const CloseMonth = z.strictObject({ token, month });
export type CloseMonth = z.output<typeof CloseMonth>;

/** GET /api/partners/{id}/months */
export const ReadMonth = z.strictObject({ month });

/** POST body of what only needs the private link's token. */
export const TokenOnly = z.strictObject({ token });

/** POST /api/account/deposit-books: `token` is the key of the member's own link. */
export const SaveBook = z.strictObject({
  token: z
    .string({ error: "Tautan nasabah wajib disertakan. Buka lagi tautan dari bank sampah Anda." })
    .max(200, { error: "Tautan nasabah tidak dikenal. Buka lagi tautan dari bank sampah Anda." }),
});

/** /api/account/deposit-books/{id} */
export const BookParams = z.strictObject({ id: pathId });
