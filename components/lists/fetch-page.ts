import { failureOf, RequestFailed } from "@/lib/http/fetch-json";

/** One piece of a list of our API, and the address of the next. */
export interface ListPage<Item> {
  items: Item[];
  next: string | null;
}

const TIMEOUT_MS = 30_000;

/** Reads a piece of a list whose cursor only the server knows; its Link header names the next. @throws RequestFailed */
export async function fetchPage<Item>(path: string): Promise<ListPage<Item>> {
  let response: Response;
  try {
    response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    throw new RequestFailed("Tidak ada respons dari server. Periksa koneksi Anda.", 0);
  }
  if (!response.ok) throw await failureOf(response);
  return { items: (await response.json()) as Item[], next: nextIn(response.headers.get("link")) };
}

/** `</api/threads?cursor=12>; rel="next"` → its address. */
export function nextIn(link: string | null): string | null {
  return /<([^>]+)>;\s*rel="next"/u.exec(link ?? "")?.[1] ?? null;
}
