import type { z } from "zod";
import { schemaOf } from "@/lib/forms/schemas";
import { revision } from "@/lib/http/fields";
import { whatsappDigits } from "@/lib/layout/contact";
import { SETTINGS, socialLinks } from "./fields";

/** PATCH of the settings; all of them anew. `revision` is the one that was seen, somebody else's change since then is a 409. */
export const WriteSettings = schemaOf(SETTINGS, { revision }).transform(
  ({ organisation, email, whatsapp, repository, social, revision: seen }) => ({
    organisation: organisation ?? null,
    email: email ?? null,
    whatsapp: whatsapp ? whatsappDigits(whatsapp) : null,
    repository: repository ?? null,
    social: socialLinks(social ?? ""),
    revision: seen,
  }),
);
export type WriteSettings = z.output<typeof WriteSettings>;
