import { z } from "zod";
import { EVENT_KINDS } from "@/lib/events/event/rules";
import { ListEvents } from "@/lib/events/event/schemas";
import { isStorableText } from "@/lib/format/text";
import { pageCursor, unlessEmpty } from "@/lib/http/fields";
import { PROVINCES } from "@/lib/provinces/rules";
import { DESK_EVENT_STATES, DESK_SEARCH_LETTERS } from "./rules";

/** /admin/kegiatan: what its form and its page links ask. `cursor` is that of the public list. */
export const ListDeskEvents = z.object({
  q: unlessEmpty(
    z
      .string()
      .trim()
      .min(DESK_SEARCH_LETTERS, { error: `Tulis paling sedikit ${DESK_SEARCH_LETTERS} huruf dari judulnya.` })
      .max(120, { error: "Tulis paling banyak 120 karakter." })
      .refine(isStorableText, { error: "Pencarian memuat karakter yang tidak dikenal. Ketik ulang." }),
  ),
  jenis: unlessEmpty(z.enum(EVENT_KINDS, { error: "Jenis event tidak dikenal." })),
  keadaan: unlessEmpty(z.enum(DESK_EVENT_STATES, { error: "Keadaan event tidak dikenal." })),
  provinsi: unlessEmpty(z.enum(PROVINCES, { error: "Provinsi tidak dikenal." })),
  bulan: unlessEmpty(ListEvents.shape.month.unwrap()),
  cursor: ListEvents.shape.cursor,
});
export type ListDeskEvents = z.output<typeof ListDeskEvents>;

/** The id of the last registrant of the page before. */
export const RegistrantCursor = pageCursor.optional();
