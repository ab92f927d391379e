import type { Metadata } from "next";
import { NeedsScript } from "@/components/layout/no-script";
import { LinkedVolunteer } from "@/components/volunteers/linked-volunteer";

export const metadata: Metadata = {
  title: "Relawan: pendaftaran Anda",
  description: "Konfirmasi email, atur ajakan kerja bakti, atau keluar lewat tautan pribadi dari email.",
  robots: { index: false },
};

/** Where the personal links in mails lead. It is the same for everyone: what tells them apart stands behind #. */
export default function OwnVolunteerPage() {
  return (
    <div className="container-page max-w-220 py-8 lg:py-12">
      <h1 className="text-4xl">Pendaftaran relawan Anda</h1>
      <div className="mt-6">
        <NeedsScript action="Melihat dan mengubah pendaftaran" />
        <LinkedVolunteer />
      </div>
    </div>
  );
}
