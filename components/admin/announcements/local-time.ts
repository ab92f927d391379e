const WIB_MS = 7 * 3_600_000;

/** A moment as a field of type datetime-local shows it, on the clock of WIB whatever the reader's own is. */
export function localTime(moment: string | undefined): string {
  return moment === undefined ? "" : new Date(Date.parse(moment) + WIB_MS).toISOString().slice(0, 16);
}

/** What such a field says, with its zone; an empty one says nothing. */
export function momentOf(local: string): string {
  return local === "" ? "" : `${local.slice(0, 16)}:00+07:00`;
}
