import { printable } from "./text";

/** A text between tags or in quotes. What XML cannot hold is left out, also of texts that were stored before it was refused. */
export function xmlText(text: string): string {
  return printable(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
