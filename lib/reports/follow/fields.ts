import { email } from "@/lib/forms/fields";

/** An account with a confirmed address need not fill it in. */
export const FOLLOW = {
  email: email("Email", { hint: "Hanya untuk kabar laporan ini, setelah Anda mengonfirmasinya. Tidak pernah tampil." }),
} as const;
