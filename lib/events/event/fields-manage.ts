import { line } from "@/lib/forms/fields";
import { confirmsDeletion, unconfirmedText } from "./rules";

/** The code that lets people add and delete events. */
export const ACCESS = { code: line("Kode akses", { max: 200, autoComplete: "off" }) } as const;

/** The word that confirms what is deleted. */
export function deletionOf(title: string) {
  const empty = unconfirmedText(title);
  const problem = (text: string) => (confirmsDeletion(text) ? undefined : empty);
  return { confirmation: line("Ketik “hapus” untuk mengonfirmasi", { max: 200, empty, problem, autoComplete: "off" }) };
}
