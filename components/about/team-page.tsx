import { ContactDetails } from "@/components/contact/contact-details";
import { type PagePart, PartCards } from "@/components/layout/part-cards";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon, type IconName } from "@/components/ui/icon";
import { TEAM } from "@/lib/content/team";
import { initialsOf } from "@/lib/format/text";
import type { ContactLinks } from "@/lib/layout/contact";
import { FeatureCards, Section } from "./feature-cards";

const ROLES: readonly { icon: IconName; title: string; text: string; duties: readonly string[] }[] = [
  {
    icon: "tools",
    title: "Tim pengembang",
    text: "Merancang, menulis, dan menguji aplikasi ini.",
    duties: [
      "Halaman yang ringan di ponsel",
      "Peta dan formulir yang mudah dipakai",
      "Keamanan dan privasi data warga",
    ],
  },
  {
    icon: "shield",
    title: "Tim pengelola",
    text: "Menjaga isi Sulur tetap benar dan bermanfaat.",
    duties: ["Memeriksa laporan dan lokasi baru", "Menjawab pesan dan pertanyaan", "Menyunting kisah kiriman warga"],
  },
];

const VALUES: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: "eye", title: "Terbuka", text: "Angka disebut sumbernya, dan contoh disebut contoh." },
  { icon: "users", title: "Ramah untuk semua", text: "Dapat dipakai dengan keyboard, pembaca layar, dan layar kecil." },
  { icon: "leaf", title: "Hemat", text: "Halaman kecil menghemat kuota Anda dan listrik kita bersama." },
];

const TECHNOLOGIES = [
  { name: "Next.js dan React", use: "halaman" },
  { name: "TypeScript", use: "bahasa pemrograman" },
  { name: "PostgreSQL dan Prisma", use: "basis data" },
  { name: "Tailwind CSS", use: "tampilan" },
  { name: "Leaflet", use: "peta" },
] as const;

const MORE: readonly PagePart[] = [
  { href: "/virtual-tour", title: "Tentang Sulur", text: "Latar belakang, visi global, dan dampaknya." },
  { href: "/museum-history", title: "Visi dan Misi", text: "Ke mana kita menuju, dan mengapa." },
  { href: "/cara-kerja", title: "Cara Kerja", text: "Empat langkah memakai Sulur." },
];

/** /tentang and /our-team below their heading: people, work and values. */
export function Team({ contact }: { contact: ContactLinks }) {
  return (
    <>
      <ul aria-label="Anggota tim" className="mb-8 grid gap-5 md:grid-cols-2">
        {TEAM.map(({ nama, peran, tentang, contoh }) => (
          <li key={nama} className="flex gap-4 rounded-leaf border border-line bg-panel p-6">
            <span
              aria-hidden="true"
              className="grid size-16 shrink-0 place-items-center rounded-leaf bg-primary-soft font-display text-xl text-primary"
            >
              {initialsOf(nama)}
            </span>
            <div className="min-w-0">
              <h2 className="text-xl">{nama}</h2>
              <p className="font-semibold text-primary">{peran}</p>
              <p className="mt-2 text-ink-soft">{tentang}</p>
              {contoh ? <p className="mt-2 text-sm text-ink-faint">Profil contoh, bukan orang sungguhan.</p> : null}
            </div>
          </li>
        ))}
      </ul>
      <ul className="grid gap-5 md:grid-cols-2">
        {ROLES.map(({ icon, title, text, duties }) => (
          <li key={title} className="rounded-leaf border border-line-strong bg-card p-6 sm:p-8">
            <span className="grid size-14 place-items-center rounded-leaf border-2 border-ink bg-kunyit-300 text-wedel-900">
              <Icon name={icon} size={26} />
            </span>
            <h2 className="mt-4 text-2xl">{title}</h2>
            <p className="mt-1 text-ink-soft">{text}</p>
            <ul className="mt-4 grid gap-2">
              {duties.map((duty) => (
                <li key={duty} className="flex gap-2">
                  <Icon name="check" className="mt-1 text-primary" /> {duty}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <Section id="nilai" title="Nilai kami">
        <FeatureCards features={VALUES} />
      </Section>
      <Section id="teknologi" title="Teknologi yang kami pakai">
        <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {TECHNOLOGIES.map(({ name, use }) => (
            <div key={name} className="border-b border-line pb-3">
              <dt className="font-semibold">{name}</dt>
              <dd className="text-ink-soft">{use}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="kontak" title="Bicara dengan kami">
        <div className="grid items-start gap-6 md:grid-cols-2">
          <div>
            <p className="measure mb-4 text-lg">
              Ingin bekerja sama, memperbaiki data, atau ikut mengembangkan Sulur? Kami senang mendengarnya.
            </p>
            <ButtonLink href="/hubungi">
              <Icon name="mail" size={18} /> Hubungi kami
            </ButtonLink>
          </div>
          <ContactDetails contact={contact} />
        </div>
      </Section>
      <section aria-label="Halaman lain tentang Sulur" className="mt-12">
        <PartCards parts={MORE} />
      </section>
    </>
  );
}
