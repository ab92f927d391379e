"use client";

import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";

/** Spec 2.16. */
const SHOWN_MS = 3_000;

interface InfoNoticeProps {
  /** Shown for a while after the icon is pressed; without scripts it simply stands there. */
  text: string;
  /** What the icon stands beside. */
  children: ReactNode;
}

export function InfoNotice({ text, children }: InfoNoticeProps) {
  const [presses, setPresses] = useState(0);
  const shown = presses > 0;

  useEffect(() => {
    if (presses === 0) return;
    const timer = setTimeout(() => setPresses(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [presses]);

  return (
    <div>
      <div className="flex items-start gap-3">
        {children}
        <button
          type="button"
          aria-label="Cara menambahkan kisah"
          onClick={() => setPresses((count) => count + 1)}
          className="needs-script grid size-11 shrink-0 place-items-center rounded-full text-info hover:bg-info-soft"
        >
          <Icon name="info" size={26} />
        </button>
      </div>
      <p
        role="status"
        className={shown ? "mt-3 w-fit rounded-md border-l-4 border-info bg-info-soft px-4 py-3 font-semibold" : ""}
      >
        {shown ? text : null}
      </p>
      <noscript>
        <p className="mt-3 w-fit rounded-md border-l-4 border-info bg-info-soft px-4 py-3 font-semibold">{text}</p>
      </noscript>
    </div>
  );
}
