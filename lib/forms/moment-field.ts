import { field } from "./fields";

const WIB_MS = 7 * 3_600_000;

/** A day and a time on the clock of WIB, sent with its zone. */
export function moment(label: string) {
  const empty = `${label} wajib diisi dengan tanggal dan jam.`;
  return { ...field<"moment", true>("moment", label, { max: 16, empty }), malformed: empty, read: momentOf };
}

/** A moment as a field of type datetime-local shows it, on the clock of WIB whatever the reader's own is. */
export function localTime(moment: string | undefined): string {
  return moment === undefined ? "" : new Date(Date.parse(moment) + WIB_MS).toISOString().slice(0, 16);
}

/** The moment that such a field names, with its zone; an empty one names none. */
export function momentOf(local: string): string {
  return local === "" ? "" : `${local.slice(0, 16)}:00+07:00`;
}
