/** Names the file that opens right where numbers have decimal commas. */
export const SPREADSHEET_LABEL = "Unduh untuk Excel Indonesia";

/** @param href of the plain file */
export function spreadsheetHref(href: string): string {
  return `${href}${href.includes("?") ? "&" : "?"}format=csv-id`;
}
