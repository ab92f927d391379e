import type { ReactNode } from "react";
import { Drawing } from "@/components/layout/drawing";
import { buttonClass } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { FeatureCards, Section } from "./feature-cards";
import { ROOTS, Timeline } from "./timeline";

const REASONS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "pin",
    title: "Dekat dengan rumah",
    text: "Peta, laporan, dan kegiatan dimulai dari lingkungan Anda sendiri.",
  },
  {
    icon: "phone",
    title: "Ringan di ponsel",
    text: "Halamannya dapat dibaca dengan sinyal lemah, dan isian yang belum terkirim tidak hilang.",
  },
  {
    icon: "shield",
    title: "Menjaga privasi",
    text: "Email tidak pernah tampil. Nomor telepon hanya tampil bila bank sampah memasangnya sendiri. Anda dapat melapor tanpa akun.",
  },
];

/** /virtual-tour below its heading. @param impact the figures of "Dampak sejauh ini" */
export function AboutSulur({ impact }: { impact: ReactNode }) {
  return (
    <>
      <Section id="latar" title="Latar belakang">
        <div className="grid items-center gap-8 lg:grid-cols-2">
          <div className="measure grid gap-3 text-lg">
            <p>
              Banyak warga ingin merawat lingkungannya, tetapi tidak tahu harus mulai dari mana: ke mana melapor, di
              mana bank sampah terdekat, dan siapa yang mau diajak bekerja bersama.
            </p>
            <p>
              Sulur adalah platform digital yang membantu warga dan komunitas setempat berinteraksi, berkomunikasi,
              serta menyuarakan kebutuhan dan aspirasinya. Namanya berarti tunas yang merambat: tumbuh pelan, saling
              berpegangan, lalu menutupi pagar.
            </p>
          </div>
          <div className="overflow-clip rounded-leaf border border-line-strong bg-primary-soft">
            <Drawing name="peta" alt="Peta kampung dengan penanda taman, rumah, dan warung" />
          </div>
        </div>
      </Section>
      <Section id="visi-global" title="Visi global">
        <p className="measure text-lg">
          Iklim, laut, dan udara tidak mengenal batas wilayah. Karena itu kami percaya, cara paling masuk akal untuk
          menjaga bumi adalah ribuan kampung yang masing-masing menjaga sungai, pohon, dan sampahnya, lalu saling
          belajar.
        </p>
      </Section>
      <Section id="akar" title="Akar gagasan" lead="Tiga tonggak di Indonesia yang gagasannya kami teruskan.">
        <Timeline milestones={ROOTS} />
      </Section>
      <Section id="mengapa" title="Mengapa Sulur">
        <FeatureCards features={REASONS} />
      </Section>
      <Section id="dampak" title="Dampak sejauh ini" lead="Yang tercatat di Sulur sampai hari ini.">
        {impact}
      </Section>
      <section aria-labelledby="ajakan" className="mt-14 rounded-leaf bg-daun-800 px-6 py-10 text-center text-daun-100">
        <h2 id="ajakan" className="text-3xl text-white">
          Mari tumbuh bersama
        </h2>
        <p className="mt-2 mb-5 text-lg">Pilih langkah pertama Anda dari menu di halaman ini.</p>
        <a href="#isi" className={buttonClass({ variant: "accent", size: "large" })}>
          <Icon name="arrow-up" /> Kembali ke atas
        </a>
      </section>
    </>
  );
}
