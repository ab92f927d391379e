import { sentHint } from "@/components/forms/sent-hint";

/** Whether this browser has written or liked in the forum. */
export const sentToForum = sentHint("sulur:pernah-di-forum");
