import type { Metadata } from "next";
import { NeedsScript } from "@/components/layout/no-script";
import { StopMails } from "@/components/mails/stop-mails";

export const metadata: Metadata = { title: "Berhenti menerima email", robots: { index: false } };

/** Opened from a mail, on any device, so it requires no sign-in: the token stands behind #. */
export default function StopMailsPage() {
  return (
    <div className="container-page max-w-220 py-8 lg:py-12">
      <h1 className="text-4xl">Berhenti menerima email</h1>
      <div className="mt-6 grid justify-items-start gap-5">
        <NeedsScript action="Berhenti menerima email" />
        <StopMails />
      </div>
    </div>
  );
}
