import useSWR from "swr";
import { fetchJson } from "@/lib/http/fetch-json";

/** Who leaves the page open sees what is new after this long; nothing is asked while it is hidden. */
const REFRESH_MS = 60_000;

interface Live<T> {
  data: T;
  /** What is shown is older than it should be. */
  failed: boolean;
  retry: () => void;
}

/** What a page was rendered with, fresh again on each return to it. @param first from the server */
export function useLive<T>(path: string, first: T): Live<T> {
  const { data, error, mutate } = useSWR<T>(path, fetchJson<T>, {
    fallbackData: first,
    revalidateOnMount: false,
    refreshInterval: REFRESH_MS,
  });
  return { data: data ?? first, failed: error !== undefined, retry: () => void mutate() };
}
