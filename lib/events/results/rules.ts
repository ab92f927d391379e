/** What an organiser tells when an event is over. */

export const MOST_RESULT_PHOTOS = 6;

export const RESULT_LIMITS = { people: 100_000, trees: 1_000_000, kilograms: 10_000_000, words: 2_000 };

/** More trees or kilograms for each person are the organiser's word, and no sum counts them. */
export const MOST_A_PERSON = { trees: 50, kilograms: 500 };

/** Helpers come unregistered, so that many people count for any event. */
export const FEWEST_BOUND = 10;

interface ReportedFigures {
  people: number | null;
  trees: number | null;
  kilograms: number | null;
}

/** Whether a figure is larger than the people who registered or were checked in make likely. */
export function isBeyondBound(
  { people, trees, kilograms }: ReportedFigures,
  counted: { registered: number; came: number | null },
): boolean {
  const most = Math.max(counted.registered, counted.came ?? 0, FEWEST_BOUND);
  return (
    (people ?? 0) > most ||
    (trees ?? 0) > most * MOST_A_PERSON.trees ||
    (kilograms ?? 0) > most * MOST_A_PERSON.kilograms
  );
}

/** Figures are told from the start on: a long event is written up while people are still there. */
export function canReportResults({ startsAt, cancelledAt }: { startsAt: Date; cancelledAt: Date | null }, now: Date) {
  return cancelledAt === null && startsAt <= now;
}

/** No letter that is taken for a figure, and none of the vowels that make words. */
export const CERTIFICATE_LETTERS = "23456789BCDFGHJKLMNPQRSTVWXYZ";

const GROUP = 4;
/** 29 to the power of 16 is about 78 bits. */
export const CERTIFICATE_LENGTH = 16;

/** "BCDF-2345-GHJK-6789", as it is kept and printed. @param letters of `CERTIFICATE_LETTERS` */
export function groupedCode(letters: string): string {
  return letters.match(new RegExp(`.{1,${GROUP}}`, "gu"))?.join("-") ?? "";
}

/** What somebody typed or opened, as it is kept; null for what is no code. */
export function certificateCodeIn(text: string): string | null {
  const letters = text.toUpperCase().replace(/[\s-]/gu, "");
  if (letters.length !== CERTIFICATE_LENGTH) return null;
  return [...letters].every((letter) => CERTIFICATE_LETTERS.includes(letter)) ? groupedCode(letters) : null;
}

/** Where everyone can check a certificate. */
export function certificatePath(code: string): string {
  return `/sertifikat/${code}`;
}

/** The certificate as a PDF file. */
export function certificateFilePath(code: string): string {
  return `/api/certificates/${code}`;
}
