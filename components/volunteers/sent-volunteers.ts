import { sentHint } from "@/components/forms/sent-hint";

/** Whether somebody was registered from this browser. */
export const sentVolunteers = sentHint("sulur:pernah-mendaftar-relawan");
