import "server-only";
import { unstable_rethrow } from "next/navigation";
import { log } from "@/lib/server/log";

/** What `read` gives, or `without` where it fails: a page is worth more than what adorns it. */
export async function decoration<T>(read: () => Promise<T>, without: T): Promise<T> {
  try {
    return await read();
  } catch (error) {
    unstable_rethrow(error);
    log().error({ err: error }, "a decoration is left out");
    return without;
  }
}
