"use client";

import { useEffect, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { type OutboxItem, watchOutbox } from "./outbox";

/** "2 menunggu sinyal" in the header; nothing while nothing waits. Says what is there, never what was written in it. */
export function OutboxCounter() {
  const [items, setItems] = useState<OutboxItem[]>([]);
  useEffect(() => watchOutbox(setItems), []);
  const open = items.filter(({ state }) => state !== "SENT");
  if (open.length === 0) return null;
  const asks = open.some(({ state }) => state === "NEEDS_YOU");
  return (
    <a href="/luring" className={buttonClass({ size: "small", variant: "secondary" })}>
      <Icon name={asks ? "warning" : "clock"} size={18} /> {open.length}
      <span className="max-sm:sr-only">{asks ? "perlu dilihat" : "menunggu sinyal"}</span>
    </a>
  );
}
