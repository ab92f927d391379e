import { createHash } from "node:crypto";
import { comparisonKey } from "@/lib/format/text";
import { BURST, containsLink, type HoldReason, MIN_FILL_SECONDS, REPEAT } from "./rules";
import type { CreateReport } from "./schemas";

/** What the database knows about the writer and the text of a new report. */
export interface HoldFacts {
  /** The writer's reports of the last `BURST.minutes`. */
  recentReports: number;
  /** The same text came within `REPEAT.days`. */
  repeated: boolean;
}

/** SHA-256 of a description's letters and digits: other punctuation, case or spacing is the same text. */
export function textHash(description: string): string {
  const letters = comparisonKey(description)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return createHash("sha256").update(letters).digest("hex");
}

/** Whether a text is long enough that another person would not write the same by chance. */
export function isTellingText(description: string): boolean {
  return description.length >= REPEAT.shortText;
}

/** Why a new report is kept from the public list until staff have looked at it; null when it is not. */
export function holdReason(report: CreateReport, facts: HoldFacts): HoldReason | null {
  if (isRobot(report)) return "robot";
  const texts = [report.reporter_name, report.location, report.damage_type, report.description];
  if (texts.some(containsLink)) return "link";
  if (facts.repeated) return "repeat";
  return facts.recentReports >= BURST.count ? "burst" : null;
}

function isRobot({ website, filled_seconds }: CreateReport): boolean {
  return Boolean(website) || (filled_seconds !== undefined && filled_seconds < MIN_FILL_SECONDS);
}
