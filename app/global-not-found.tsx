import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button-link";
import { Tendril } from "@/components/ui/tendril";
import { eachRequest } from "@/lib/server/each-request";
import { siteContact } from "@/lib/server/site-contact";
import { SiteDocument } from "./document";
import { PublicShell } from "./public-shell";

export const metadata: Metadata = { title: "Halaman tidak ditemukan · Sulur" };

/** A document of its own: a `not-found.tsx` beside the root layout would be sent along with every page. */
export default async function GlobalNotFound() {
  await eachRequest();
  return (
    <SiteDocument>
      <PublicShell contact={await siteContact()}>
        <div className="container-page flex flex-col items-center py-16 text-center">
          <Tendril />
          <p className="mt-6 font-semibold text-ink-faint">404</p>
          <h1 className="mt-1 text-3xl">Halaman tidak ditemukan</h1>
          <p className="measure mt-3 text-ink-soft">
            Alamatnya mungkin salah ketik, atau halamannya sudah dipindahkan. Laporan warga dapat dicari dengan nomornya
            di halaman Laporan.
          </p>
          <div className="mt-6 flex flex-wrap justify-center gap-3">
            <ButtonLink href="/home">Kembali ke Beranda</ButtonLink>
            <ButtonLink href="/laporan" variant="secondary">
              Buka halaman Laporan
            </ButtonLink>
          </div>
        </div>
      </PublicShell>
    </SiteDocument>
  );
}
