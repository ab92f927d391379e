import type { Metadata } from "next";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { FactList } from "./fact-list";
import { ReportPath } from "./report-path";
import { KampungScene } from "./scene/kampung-scene";

export const metadata: Metadata = { title: { absolute: "Sulur: tumbuh bersama, merawat bumi" } };

export default function HomePage() {
  return (
    <>
      <section aria-labelledby="judul" className="grid overflow-clip lg:min-h-[calc(22.2vw+25rem)]">
        <div className="container-page z-10 pt-8 pb-8 lg:col-start-1 lg:row-start-1 lg:pt-14">
          <h1 id="judul" className="max-w-[14ch] text-4xl">
            Tumbuh bersama, merawat bumi
          </h1>
          <p className="mt-4 max-w-[36ch] text-lg text-ink-soft lg:max-w-[44ch]">
            Ada sampah menumpuk, sungai berbau, atau mangrove ditebang di sekitar Anda? Laporkan dari ponsel, dan ikuti
            tindak lanjutnya bersama warga lain.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink href="/laporan" size="large">
              <Icon name="megaphone" /> Laporkan kerusakan
            </ButtonLink>
            <ButtonLink href="/laporan#daftar" size="large" variant="secondary">
              Lihat laporan terbaru
            </ButtonLink>
          </div>
        </div>
        <div className="self-end lg:col-start-1 lg:row-start-1">
          <KampungScene />
        </div>
      </section>
      <ReportPath />
      <FactList />
    </>
  );
}
