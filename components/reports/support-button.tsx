"use client";

import { useEffect, useState } from "react";
import { useAction } from "@/components/forms/use-action";
import { WhenNear } from "@/components/forms/when-near";
import { PushButton } from "@/components/push/push-button";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formatCount } from "@/lib/format/numbers";
import { UNCOUNTED_VOTE } from "@/lib/votes/rules";
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
  const [done, setDone] = useState(false);
  const [supported, setSupported] = useState(false);
  const [uncounted, setUncounted] = useState(false);
  const { busy, run } = useAction({
    refresh: false,
    failed: "Silakan coba lagi.",
    explain: (reason) => `Dukungan belum tercatat. ${reason}`,
  });
  const own = useOwnReports().some(({ id }) => id === reportId);
  useEffect(() => {
    if (supportedReports.has(reportId)) setDone(true);
  }, [reportId]);

  async function support() {
    const { support_count, counted } = await supportReport(reportId);
    setShown(support_count);
    setUncounted(!counted);
    setDone(true);
    setSupported(true);
    return undefined;
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {open && !own && !done ? (
        <Button
          variant="secondary"
          className="needs-script"
          busy={busy !== null}
          onClick={() => void run("support", support)}
        >
          <Icon name="users" /> {busy ? "Mencatat…" : "Saya juga mengalami"}
        </Button>
      ) : null}
      <p role="status" className="text-ink-soft">
        {own ? "Ini laporan Anda. " : ""}
        {uncounted ? `${UNCOUNTED_VOTE} ` : done ? "Dukungan Anda tercatat. " : ""}
        {shown > 0
          ? `${formatCount(shown)} warga juga mengalami ini.`
          : "Belum ada warga lain yang menyatakan mengalami ini."}
      </p>
      <FollowReport code={code} supported={supported} />
      <PushButton subject={{ report: code }} />
    </div>
  );
}

const load = () => import("./follow/follow-form").then(({ FollowForm }) => FollowForm);

interface FollowReportProps {
  code: string;
  /** Somebody has just said that they have the same trouble: the one time that they are asked. */
  supported: boolean;
}

/** "Ikuti lewat email"; its form is loaded when it is wanted. */
function FollowReport({ code, supported }: FollowReportProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (supported) setOpen(true);
  }, [supported]);
  if (open) {
    return <WhenNear label="Formulir" load={load} props={{ code, supported }} className="min-h-56 basis-full" />;
  }
  return (
    <Button variant="quiet" className="needs-script -ml-3 sm:ml-0" onClick={() => setOpen(true)}>
      <Icon name="mail" /> Ikuti lewat email
    </Button>
  );
}
