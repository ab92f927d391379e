import { sentHint } from "@/components/forms/sent-hint";

/** Whether this browser has sent an update. */
export const sentUpdates = sentHint("sulur:pernah-mengabari");
