"use client";

import { useSyncExternalStore } from "react";
import { useSignedIn } from "@/components/layout/use-signed-in";
import { sentToForum } from "./forum-request";

/** Whether asking what this person did in the forum is worth it: most who read have done nothing. */
export function useAsks(): boolean {
  const signedIn = useSignedIn();
  const sent = useSyncExternalStore(sentToForum.subscribe, sentToForum.read, () => false);
  return signedIn || sent;
}
