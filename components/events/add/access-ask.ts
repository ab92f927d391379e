import type { EventAccessView } from "@/lib/events/event/view";
import { fetchJson } from "@/lib/http/fetch-json";

/** Whether this browser may add and delete events without being asked for the code. Without an answer it is asked. */
export async function hasEventAccess(): Promise<boolean> {
  try {
    return (await fetchJson<EventAccessView>("/api/events/access")).allowed;
  } catch {
    return false;
  }
}
