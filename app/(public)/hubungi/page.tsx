import type { Metadata } from "next";
import { PageWay } from "@/app/(public)/page-way";
import { ContactDetails } from "@/components/contact/contact-details";
import { ContactForm } from "@/components/contact/contact-form";
import { ContactHelp } from "@/components/contact/contact-help";
import { PageHeading } from "@/components/layout/content-page";
import { FormNeedsScript } from "@/components/layout/no-script";
import { cachedRead } from "@/lib/server/cache";
import { pageMetadata } from "@/lib/server/page-metadata";
import { siteContact } from "@/lib/server/site-contact";
import { SETTINGS_TAG } from "@/lib/settings/rules";

export async function generateMetadata(): Promise<Metadata> {
  await contact();
  return pageMetadata({
    path: "/hubungi",
    title: "Hubungi Kami",
    description:
      "Tulis kepada pengelola Sulur: pertanyaan, usul, atau tawaran kerja sama. Jawabannya lewat email atau WhatsApp.",
  });
}

export default async function ContactPage() {
  return (
    <div className="container-page py-8 lg:py-12">
      <PageWay path="/hubungi" />
      <PageHeading
        path="/hubungi"
        title="Hubungi Kami"
        lead="Punya pertanyaan, usul, atau ingin bekerja sama? Tulislah kepada kami; setiap pesan dibaca dan dijawab lewat email atau WhatsApp."
      />
      <FormNeedsScript undone="pesan tidak dapat dikirim" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:gap-10">
        <ContactForm />
        <div className="grid gap-6 lg:sticky lg:top-24">
          <ContactDetails contact={await contact()} />
          <ContactHelp />
        </div>
      </div>
    </div>
  );
}

/** Kept like data, since the build knows no configuration. */
function contact() {
  return cachedRead(["contact"], [SETTINGS_TAG], siteContact);
}
