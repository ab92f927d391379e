import type { IncomingMessage } from "node:http";
import { isApiPath, pathOf } from "./page-key";
import { normalTarget, originForm } from "./request-target";
import { dropStrangeHeaders } from "./stranger-headers";

/** Next fails on TRACE, and nothing here answers the rest. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

interface Refusal {
  status: number;
  /** Name, value, name, value … */
  headers: string[];
  text: string | null;
}

/**
 * What every request passes before anything else reads it: its address is in the normal form, and its headers say
 * only what a stranger may say.
 * @returns the answer to one that goes no further
 */
export function refusalOf(request: IncomingMessage): Refusal | null {
  const { method = "", headers, httpVersion } = request;
  const target = originForm(request.url ?? "");
  const normal = normalTarget(target);
  const isRead = method === "GET" || method === "HEAD";
  // A write is not sent on: it was meant for another route, or as an attempt.
  if (normal !== null && normal !== target && isRead) return { status: 308, headers: ["Location", normal], text: null };
  if (normal !== target || (httpVersion === "1.1" && headers.host === undefined)) {
    return { status: 400, headers: [], text: "Alamat permintaan tidak dapat dibaca.\n" };
  }
  if (!METHODS.includes(method)) {
    return { status: 405, headers: ["Allow", METHODS.join(", ")], text: "Cara meminta ini tidak dikenal.\n" };
  }
  request.url = target;
  // Next would look for a server action in it, and there are none.
  if (headers["content-type"]?.startsWith("multipart/form-data") && !isApiPath(pathOf(request))) {
    return { status: 415, headers: [], text: "Di alamat ini tidak ada yang menerima unggahan.\n" };
  }
  dropStrangeHeaders(headers);
  return null;
}
