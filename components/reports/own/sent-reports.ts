import { sentHint } from "@/components/forms/sent-hint";

/** Whether this browser has sent a report. */
export const sentReports = sentHint("sulur:pernah-melapor");
