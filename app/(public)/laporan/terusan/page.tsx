import type { Metadata } from "next";
import { HandoverQuestion } from "@/components/channels/handovers/handover-question";
import { NeedsScript } from "@/components/layout/no-script";

export const metadata: Metadata = { title: "Sudah dijawab?", robots: { index: false } };

/** Opened from a mail, on any device, so it requires no sign-in: the key is in the fragment. */
export default function HandoverQuestionPage() {
  return (
    <div className="container-page max-w-220 py-8 lg:py-12">
      <h1 className="text-4xl">Sudah dijawab?</h1>
      <div className="mt-6 grid justify-items-start gap-5">
        <NeedsScript action="Menjawab pertanyaan ini" />
        <HandoverQuestion />
      </div>
    </div>
  );
}
