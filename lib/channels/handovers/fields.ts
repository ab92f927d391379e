import { line } from "@/lib/forms/fields";
import { TICKET, ticketProblem } from "./rules";

/** "Sudah saya kirim" */
export const HANDOVER = {
  number: line("Nomor tiket", {
    ...TICKET,
    required: false,
    problem: ticketProblem,
    hint: "Bila ada. Tampil untuk umum, jadi jangan tulis nomor KTP atau telepon.",
  }),
} as const;
