import type { IncomingMessage } from "node:http";
import { isApiPath, normalTarget, originForm, pathOf } from "./request-target";
import { dropStrangeHeaders } from "./stranger-headers";

/** Next fails on TRACE, and nothing here answers the rest. */
const OF_API = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/**
 * Pages and files are only read. To anything else Next would look for server actions, of which there are none, and keep
 * its answer where it keeps the page: one OPTIONS made a card fail for everybody.
 */
const OF_PAGES = ["GET", "HEAD"];

export interface Refusal {
  status: number;
  /** Name, value, name, value … */
  headers: string[];
  text: string | null;
}

/**
 * What every request passes before anything else reads it: its address is in the normal form, its method one that is
 * answered there, and its headers say only what a stranger may say.
 * @returns the answer to one that goes no further
 */
export function refusalOf(request: IncomingMessage): Refusal | null {
  const { method = "", headers, httpVersion } = request;
  const target = originForm(request.url ?? "");
  const normal = normalTarget(target);
  // A write is not sent on: it was meant for another route, or as an attempt.
  if (normal !== null && normal !== target && OF_PAGES.includes(method)) {
    return { status: 308, headers: ["Location", normal], text: null };
  }
  if (normal !== target || (httpVersion === "1.1" && headers.host === undefined)) {
    return { status: 400, headers: [], text: "Alamat permintaan tidak dapat dibaca.\n" };
  }
  request.url = target;
  const allowed = isApiPath(pathOf(request)) ? OF_API : OF_PAGES;
  if (!allowed.includes(method)) {
    return { status: 405, headers: ["Allow", allowed.join(", ")], text: "Cara meminta ini tidak dikenal di sini.\n" };
  }
  dropStrangeHeaders(headers);
  return null;
}
