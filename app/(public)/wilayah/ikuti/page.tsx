import type { Metadata } from "next";
import { ChangingAreaFollow } from "@/components/areas/changing-area-follow";
import { NeedsScript } from "@/components/layout/no-script";

export const metadata: Metadata = { title: "Mengikuti wilayah", robots: { index: false } };

/** Opened from a mail, on any device, so it asks nobody to sign in: what stands behind # says who follows what. */
export default function FollowAreaPage() {
  return (
    <div className="container-page max-w-220 py-8 lg:py-12">
      <h1 className="text-4xl">Mengikuti wilayah</h1>
      <div className="mt-6 grid justify-items-start gap-5">
        <NeedsScript action="Mengikuti wilayah atau berhenti" />
        <ChangingAreaFollow />
      </div>
    </div>
  );
}
