import type { Metadata } from "next";
import { PageWay } from "@/app/(public)/page-way";
import { loadFirstVolunteers } from "@/app/(public)/relawan/load-volunteers";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { VolunteerScreen } from "@/components/volunteers/volunteer-screen";
import { stepsTo } from "@/lib/layout/navigation";
import { pageMetadata } from "@/lib/server/page-metadata";

const TITLE = "Relawan Hijau";
const DESCRIPTION =
  "Kenali relawan di daerah Anda dan bergabunglah merawat lingkungan bersama. Tanpa akun, dan dapat keluar kapan saja.";

export async function generateMetadata(): Promise<Metadata> {
  await loadFirstVolunteers();
  return pageMetadata({ path: "/relawan", title: TITLE, description: DESCRIPTION });
}

export default async function VolunteersPage() {
  const first = await loadFirstVolunteers();
  return (
    <div className="wide container-page py-8 lg:py-12">
      <PageWay path="/relawan" />
      <div className="mb-4">
        <Breadcrumbs steps={stepsTo("/relawan")} />
      </div>
      <h1 className="text-4xl">{TITLE}</h1>
      <p className="measure mt-3 mb-6 text-lg text-ink-soft">{DESCRIPTION}</p>
      <noscript>
        <p className="mb-6 font-semibold">
          Mencari dan bergabung memerlukan JavaScript, yang tidak aktif di peramban Anda.
        </p>
      </noscript>
      <VolunteerScreen first={first} />
    </div>
  );
}
