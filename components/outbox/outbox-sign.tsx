"use client";

import { useEffect } from "react";
import { useQuestion } from "@/components/ui/use-question";
import { hasHint } from "./hint";

const load = () => import("./outbox-counter").then(({ OutboxCounter }) => OutboxCounter);

/** The header's place for what waits on this device; loads nothing where nothing does. */
export function OutboxSign() {
  const { Question: Counter, prepareQuestion } = useQuestion(load);
  useEffect(() => {
    const look = () => {
      if (hasHint()) void prepareQuestion();
    };
    look();
    addEventListener("storage", look);
    return () => removeEventListener("storage", look);
  }, [prepareQuestion]);
  return Counter ? <Counter /> : null;
}
