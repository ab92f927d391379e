import { contentMetadata } from "@/app/(public)/content-data";
import { PageWay } from "@/app/(public)/page-way";
import type { SiteFacts } from "@/components/privacy/others";
import { PrivacyPage } from "@/components/privacy/privacy-page";
import { cachedRead } from "@/lib/server/cache";
import { env } from "@/lib/server/env";
import { siteContact } from "@/lib/server/site-contact";

const PAGE = {
  path: "/privasi",
  title: "Privasi Anda",
  description: "Apa yang disimpan Sulur tentang Anda, berapa lama, siapa yang melihatnya, dan apa hak Anda.",
};

export const generateMetadata = () => contentMetadata(PAGE);

export default async function Page() {
  return (
    <>
      <PageWay path={PAGE.path} />
      <PrivacyPage contact={await siteContact()} facts={await siteFacts()} />
    </>
  );
}

/** Kept like data, since the build knows no configuration. */
function siteFacts(): Promise<SiteFacts> {
  return cachedRead(["privacy", "facts"], [], async () => {
    const { TILE_URL, GEOCODER_URL, SMTP_URL, S3_ENDPOINT } = env();
    return {
      tileHost: hostOf(TILE_URL),
      geocoderHost: hostOf(GEOCODER_URL),
      sendsMail: SMTP_URL !== undefined,
      usesStorage: S3_ENDPOINT !== undefined,
    };
  });
}

/** `https://{s}.tile.example/{z}/{x}/{y}.png` → `tile.example` */
function hostOf(address: string): string {
  return address.replace(/^https?:\/\/(?:\{[^}]*\}\.)?([^/]+).*$/u, "$1");
}
