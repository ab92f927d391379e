import { SearchQuery } from "@/lib/search/schemas";
import { cachedReply } from "@/lib/server/http/cached-reply";
import { otherMethods } from "@/lib/server/http/other-methods";
import { route } from "@/lib/server/http/route";
import { SEARCH_TAGS, search, searchKey, takeSearch } from "@/lib/server/search";

/** GET /api/search?q=&kind=: what everybody may see; the same for everyone, so each answer is kept for the next asker. */
export const GET = route({
  summary:
    "Mencari di halaman, lokasi, bank sampah, kegiatan, laporan, daerah, topik forum, kisah, dan tips sekaligus.",
  access: "anonymous",
  query: SearchQuery,
  handler: async ({ query, request, address }) => {
    await takeSearch(address);
    return cachedReply(request, searchKey(query), SEARCH_TAGS, async () => ({ value: await search(query) }));
  },
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods("GET");
