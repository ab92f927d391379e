"use client";

import { useEffect, useRef, useState } from "react";
import { PushButton } from "@/components/push/push-button";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast-store";
import { formatCount } from "@/lib/format/numbers";
import { failureText } from "@/lib/http/fetch-json";
import { FollowReport } from "./follow/follow-report";
import { useOwnReports } from "./own/own-reports";
import { supportedReports, supportReport } from "./support-report";

interface SupportButtonProps {
  reportId: number;
  code: string;
  count: number;
  /** Whether more people may still say so. */
  open: boolean;
}

/** How many people have the same trouble, and "Saya juga mengalami" while it lasts. */
export function SupportButton({ reportId, code, count, open }: SupportButtonProps) {
  const [shown, setShown] = useState(count);
  const [state, setState] = useState<"new" | "sending" | "done">("new");
  const [supported, setSupported] = useState(false);
  /** Takes back what was said of the try before. */
  const takeBack = useRef(() => {});
  const own = useOwnReports().some(({ id }) => id === reportId);
  useEffect(() => {
    if (supportedReports.has(reportId)) setState("done");
  }, [reportId]);

  async function press() {
    takeBack.current();
    setState("sending");
    try {
      setShown(await supportReport(reportId));
      setState("done");
      setSupported(true);
    } catch (error) {
      setState("new");
      const reason = failureText(error, "Silakan coba lagi.");
      takeBack.current = showToast({ text: `Dukungan belum tercatat. ${reason}`, tone: "bad" });
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {open && !own && state !== "done" ? (
        <Button variant="secondary" className="needs-script" busy={state === "sending"} onClick={() => void press()}>
          <Icon name="users" /> {state === "sending" ? "Mencatat…" : "Saya juga mengalami"}
        </Button>
      ) : null}
      <p role="status" className="text-ink-soft">
        {own ? "Ini laporan Anda. " : ""}
        {state === "done" ? "Dukungan Anda tercatat. " : ""}
        {shown > 0
          ? `${formatCount(shown)} warga juga mengalami ini.`
          : "Belum ada warga lain yang menyatakan mengalami ini."}
      </p>
      <FollowReport code={code} supported={supported} />
      <PushButton subject={{ report: code }} />
    </div>
  );
}
