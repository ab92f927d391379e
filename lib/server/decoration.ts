import "server-only";
import { unstable_rethrow } from "next/navigation";
import { log } from "@/lib/server/log";

/** @returns the result of `read`, or `without` where it fails: a decoration never fails a page */
export async function decoration<T>(read: () => Promise<T>, without: T): Promise<T> {
  try {
    return await read();
  } catch (error) {
    unstable_rethrow(error);
    log().error({ err: error }, "a decoration is left out");
    return without;
  }
}
