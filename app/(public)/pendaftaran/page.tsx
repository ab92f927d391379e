import type { Metadata } from "next";
import { OwnRegistration } from "@/components/events/register/own-registration";
import { NeedsScript } from "@/components/layout/no-script";

export const metadata: Metadata = {
  title: "Pendaftaran Anda",
  description: "Lihat, ubah, atau batalkan pendaftaran kegiatan lewat tautan pribadi dari email.",
  robots: { index: false },
};

/** Where the personal links in mails lead. It is the same for everyone: what tells them apart stands behind #. */
export default function RegistrationPage() {
  return (
    <div className="container-page max-w-220 py-8 lg:py-12">
      <h1 className="text-4xl">Pendaftaran Anda</h1>
      <div className="mt-6">
        <NeedsScript action="Melihat dan mengubah pendaftaran" />
        <OwnRegistration />
      </div>
    </div>
  );
}
