import type { Metadata } from "next";
import { NeedsScript } from "@/components/layout/no-script";
import { ChangingFollow } from "@/components/reports/follow/changing-follow";

export const metadata: Metadata = { title: "Mengikuti laporan", robots: { index: false } };

/** Opened from a mail, on any device, so it asks nobody to sign in: what stands behind # says who follows what. */
export default function FollowPage() {
  return (
    <div className="container-page max-w-220 py-8 lg:py-12">
      <h1 className="text-4xl">Mengikuti laporan</h1>
      <div className="mt-6 grid justify-items-start gap-5">
        <NeedsScript action="Mengikuti laporan atau berhenti" />
        <ChangingFollow />
      </div>
    </div>
  );
}
