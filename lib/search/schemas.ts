import { z } from "zod";
import { searchWords } from "@/lib/format/search-words";
import { cleanLine, isStorableText } from "@/lib/format/text";
import { LONGEST_QUERY, SEARCH_KINDS, SHORTEST_QUERY } from "./rules";

const TOO_SHORT = `Kata pencarian terlalu pendek. Tulis paling sedikit ${SHORTEST_QUERY} huruf atau angka.`;

/** GET /api/search and /cari. With `kind` only results of that kind, and more of them. */
export const SearchQuery = z.strictObject({
  q: z
    .string({ error: TOO_SHORT })
    .refine(isStorableText, { error: "Kata pencarian memuat karakter yang tidak dikenal. Ketik ulang.", abort: true })
    .transform(cleanLine)
    .pipe(
      z
        .string()
        .max(LONGEST_QUERY, {
          error: `Kata pencarian terlalu panjang. Ringkas menjadi paling banyak ${LONGEST_QUERY} karakter.`,
          abort: true,
        })
        .refine((text) => searchWords(text).replaceAll(" ", "").length >= SHORTEST_QUERY, { error: TOO_SHORT }),
    ),
  kind: z.enum(SEARCH_KINDS, { error: `kind harus salah satu dari ${SEARCH_KINDS.join(", ")}.` }).optional(),
});
export type SearchQuery = z.output<typeof SearchQuery>;
