import { sentHint } from "@/components/forms/sent-hint";

/** Whether this browser has sent a report to an office. */
export const passedOn = sentHint("sulur:pernah-meneruskan");

export function handoversPath(code: string): string {
  return `/api/reports/${code}/handovers`;
}

/** Path of one's own. */
export function ownPath(code: string): string {
  return `${handoversPath(code)}/mine`;
}
