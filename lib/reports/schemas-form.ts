import { z } from "zod";
import { ANONYMOUS_REPORTER, kindSentence, OTHER_DAMAGE } from "./rules";
import type { CreateReportInput } from "./schemas";

const text = z.string().catch("");

/** The fields of the form on /laporan as a browser without scripts sends them. */
const SentForm = z.object({
  damage_type: text,
  damage_type_other: text,
  location: text,
  description: text,
  incident_date: text,
  reporter_name: text,
  email: text,
  website: text,
  secret: text,
});

/**
 * The report that a plain form means: no name is anonymous, no day is today, and a photo may stand for the words.
 * @param today `YYYY-MM-DD`
 */
export function reportOfForm(fields: unknown, { hasPhoto, today }: { hasPhoto: boolean; today: string }) {
  const sent = SentForm.parse(fields);
  const other = sent.damage_type === OTHER_DAMAGE ? sent.damage_type_other.trim() : "";
  const damage_type = other || sent.damage_type;
  const anonymous = sent.reporter_name.trim() === "";
  const words = sent.description.trim();
  return {
    damage_type,
    location: sent.location,
    description: words === "" && hasPhoto && damage_type !== "" ? kindSentence(damage_type) : sent.description,
    incident_date: sent.incident_date || today,
    reporter_name: anonymous ? ANONYMOUS_REPORTER : sent.reporter_name,
    anonymous,
    email: sent.email,
    secret: sent.secret !== "",
    website: sent.website.slice(0, 200),
  } satisfies CreateReportInput;
}
