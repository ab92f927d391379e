import Link from "next/link";
import type { ReactNode } from "react";
import { DataSaverSwitch } from "@/components/data-saver/data-saver-switch";
import { Icon } from "@/components/ui/icon";
import { Ornament } from "@/components/ui/ornament";
import { type ContactLinks, phoneText } from "@/lib/layout/contact";
import { QUICK_LINKS } from "@/lib/layout/navigation";
import { FooterAccount, FooterSlide } from "./footer-parts";
import { Logo } from "./logo";

const LINK =
  "inline-flex min-h-10 items-center gap-2 text-daun-100 hover:text-white hover:underline hover:underline-offset-4";

/** What anybody can follow on a site without accounts elsewhere. */
const FEEDS = [
  { label: "RSS laporan", href: "/laporan/rss.xml" },
  { label: "RSS kegiatan", href: "/event/rss.xml" },
  { label: "RSS kisah", href: "/coba-coding/rss.xml" },
] as const;

export function SiteFooter({ contact }: { contact: ContactLinks }) {
  const quick = [...QUICK_LINKS, { label: "Laporan Lingkungan", href: "/laporan" }];
  return (
    <footer id="kaki" className="relative -mt-6 print:hidden">
      <FooterSlide footer="kaki" />
      <Ornament motif="tumpal" className="h-6 text-daun-900" />
      <div className="overflow-clip bg-daun-900 text-daun-100">
        <div className="container-page grid gap-6 pt-8 pb-6 lg:pt-12 lg:grid-cols-2 lg:gap-16">
          <section aria-label="Tentang Sulur" className="footer-group">
            <Link href="/home" prefetch={false} className="inline-block rounded-md py-1 text-white">
              <Logo onDark />
            </Link>
            <p className="measure mt-3">
              Sulur adalah platform digital yang membantu warga dan komunitas setempat berinteraksi, berkomunikasi,
              serta menyuarakan kebutuhan dan aspirasinya. Tujuannya meningkatkan kualitas hidup dan menguatkan peran
              komunitas di lingkungannya.
            </p>
          </section>
          <div className="footer-group grid grid-cols-2 gap-8 sm:grid-cols-3">
            <LinkGroup title="Navigasi Cepat">
              {quick.map((link) => (
                <li key={link.href}>
                  <Link href={link.href} prefetch={false} className={LINK}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </LinkGroup>
            <LinkGroup title="Akun">
              <FooterAccount className={LINK} />
              <li>
                <Link href="/privasi" prefetch={false} className={LINK}>
                  Privasi
                </Link>
              </li>
              <li>
                <Link href="/luring" prefetch={false} className={LINK}>
                  Tanpa sinyal
                </Link>
              </li>
            </LinkGroup>
            <ContactGroup contact={contact} />
          </div>
        </div>
        <CommunityStrip />
        <DataSaverSwitch />
        <p className="container-page pt-5 pb-8 text-sm text-daun-300">
          © 2025 Proyek Sulur, dikembangkan oleh komunitas Sulur.
          {contact.organisation ? ` Situs ini dikelola ${contact.organisation}.` : null}
        </p>
      </div>
    </footer>
  );
}

function LinkGroup(props: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={props.title}>
      <h2 className="mb-1 text-lg text-white">{props.title}</h2>
      <ul>{props.children}</ul>
    </nav>
  );
}

/** What the operator has named; before that the ways that every site has, so that nothing is empty. */
function ContactGroup({ contact }: { contact: ContactLinks }) {
  const { email, whatsapp, repository, social } = contact;
  return (
    <div className="contents sm:grid sm:content-start sm:gap-8">
      <LinkGroup title="Kontak">
        {email ? (
          <li>
            <a href={`mailto:${email}`} className={LINK}>
              <Icon name="mail" size={18} /> {email}
            </a>
          </li>
        ) : (
          <li>
            <Link href="/hubungi" prefetch={false} className={LINK}>
              <Icon name="mail" size={18} /> Hubungi Kami
            </Link>
          </li>
        )}
        {whatsapp ? (
          <li>
            <a href={`https://wa.me/${whatsapp}`} className={LINK}>
              <Icon name="whatsapp" size={18} /> {phoneText(whatsapp)}
            </a>
          </li>
        ) : null}
        {repository ? (
          <li>
            <a href={repository} className={LINK}>
              <Icon name="external" size={18} /> Kode sumber
            </a>
          </li>
        ) : null}
      </LinkGroup>
      <LinkGroup title="Media Sosial">
        {(social.length > 0 ? social : FEEDS).map((place) => (
          <li key={place.href}>
            <a href={place.href} className={LINK}>
              {place.label}
            </a>
          </li>
        ))}
      </LinkGroup>
    </div>
  );
}

/** Six community works in a loop that a reader can stop. */
function CommunityStrip() {
  return (
    <div className="border-y border-daun-800">
      <div className="overflow-clip py-4">
        <div
          role="img"
          aria-label="Enam kegiatan warga: menanam, gotong royong, bank sampah, mangrove, diskusi, dan laporan"
          className="community-strip h-18"
        />
      </div>
      <div className="container-page pb-3 motion-reduce:hidden">
        <input id="jeda" type="checkbox" className="strip-pause mr-2 size-4 align-middle accent-daun-300" />
        <label htmlFor="jeda" className="inline-block py-1 align-middle text-sm">
          Hentikan gambar bergerak
        </label>
      </div>
    </div>
  );
}
