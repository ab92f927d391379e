import { z } from "zod";
import { isStorableText } from "@/lib/format/text";
import { isUsualYear, unlessEmpty } from "@/lib/http/fields";
import { MAIL_BOXES, MAIL_KINDS } from "./rules";

/** Moment to the microsecond and id of the last mail of the page before. */
const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([0-9a-f-]{36})$/u;

/** What /admin/surat asks for. */
export const ListMails = z.object({
  kotak: z.enum(MAIL_BOXES).catch("menunggu"),
  /** A part of the subject or the address. */
  q: unlessEmpty(z.string().trim().max(100).refine(isStorableText)).catch(undefined),
  jenis: unlessEmpty(z.enum(MAIL_KINDS)).catch(undefined),
  sesudah: z
    .string()
    .transform((text, check) => {
      const [, createdAt = "", id = ""] = CURSOR.exec(text) ?? [];
      const isMoment = z.iso.datetime().refine(isUsualYear).safeParse(createdAt).success;
      if (!isMoment || !z.guid().safeParse(id).success) check.addIssue("sesudah");
      return { createdAt, id };
    })
    .optional()
    .catch(undefined),
});
export type ListMails = z.output<typeof ListMails>;

/** `{id}` in a path. */
export const MailParams = z.object({ id: z.guid() });

/** The query of the links in mails; `assertStopToken` decides what it opens. */
export const StopQuery = z.strictObject({
  token: z.string({ error: "token tidak dikenal." }).min(1).max(1_000, { error: "token tidak dikenal." }),
});
