import { sentHint } from "@/components/forms/sent-hint";

/** Whether this browser has added a place. */
export const sentPlaces = sentHint("sulur:pernah-menambah-lokasi");
