import type { Metadata } from "next";
import { Unfollowing } from "@/components/forum/thread/unfollowing";
import { NeedsScript } from "@/components/layout/no-script";

export const metadata: Metadata = { title: "Berhenti mengikuti topik", robots: { index: false } };

/** Opened from a mail, on any device, so it asks nobody to sign in: what stands behind # says who follows what. */
export default function UnfollowPage() {
  return (
    <div className="container-page max-w-220 py-8 lg:py-12">
      <h1 className="text-4xl">Berhenti mengikuti topik</h1>
      <div className="mt-6 grid justify-items-start gap-5">
        <NeedsScript action="Berhenti mengikuti" />
        <Unfollowing />
      </div>
    </div>
  );
}
