import { z } from "zod";
import { MAX_ID } from "@/lib/format/text";
import { schemaOf } from "@/lib/forms/schemas";
import { inPath, rowId } from "@/lib/http/fields";
import { PartnerParams } from "@/lib/partners/schemas";
import { CORRECTION, DEPOSIT, MEMBER, WITHDRAWAL } from "./fields";
import { MOST_ENTRY_RUPIAH, MOST_GRAMS } from "./rules";

const pathId = inPath();

/** `{id}` of the waste bank and `{memberId}` in a path. */
export const MemberParams = PartnerParams.extend({ memberId: pathId });

const token = z.string({ error: "token harus berupa teks." }).max(200).optional();
/** Of the filled-in form: the same key never writes twice. */
const requestKey = z.uuid({ error: "Kiriman tidak dapat dibaca. Muat ulang halaman lalu kirim lagi." });

/** POST /api/partners/{id}/members */
export const AddMember = schemaOf(MEMBER, { token, request_key: requestKey });
export type AddMember = z.output<typeof AddMember>;

/** POST /api/partners/{id}/members/{memberId}/entries */
export const RecordEntry = z.discriminatedUnion(
  "kind",
  [
    schemaOf(DEPOSIT, {
      kind: z.literal("DEPOSIT"),
      token,
      request_key: requestKey,
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
    }),
    schemaOf(WITHDRAWAL, {
      kind: z.literal("WITHDRAWAL"),
      token,
      request_key: requestKey,
      rupiah: z
        .int({ error: WITHDRAWAL.rupiah.empty })
        .min(1, { error: "Penarikan paling sedikit Rp1." })
        .max(MOST_ENTRY_RUPIAH, { error: "Penarikan sekali paling banyak Rp100.000.000." }),
    }),
    schemaOf(CORRECTION, {
      kind: z.literal("CORRECTION"),
      token,
      request_key: requestKey,
      /** The entry that is taken back whole. */
      corrects_id: z.int({ error: "Pilih catatan yang dikoreksi." }).positive().max(MAX_ID),
    }),
  ],
  { error: "kind harus DEPOSIT, WITHDRAWAL atau CORRECTION." },
);
export type RecordEntry = z.output<typeof RecordEntry>;

const cursor = z.coerce.number({ error: "Penanda halaman tidak dikenal." }).pipe(rowId("Penanda halaman")).optional();

/** Of the lists: what stands after this id, newest first. */
export const DepositPage = z.strictObject({ cursor });

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
