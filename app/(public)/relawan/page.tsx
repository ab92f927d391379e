import type { Metadata } from "next";
import { PageWay } from "@/app/(public)/page-way";
import { PageHeading } from "@/components/layout/content-page";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { VolunteerScreen } from "@/components/volunteers/volunteer-screen";
import { stepsTo } from "@/lib/layout/navigation";
import { cachedRead } from "@/lib/server/cache";
import { publicCtx } from "@/lib/server/ctx";
import { pageMetadata } from "@/lib/server/page-metadata";
import { listVolunteers } from "@/lib/volunteers/queries";
import { VOLUNTEER_LIST_LIMIT, VOLUNTEERS_TAG } from "@/lib/volunteers/rules";
import type { VolunteerView } from "@/lib/volunteers/view";

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
      <PageHeading path="/relawan" title={TITLE} lead={DESCRIPTION} />
      <noscript>
        <p className="mb-6 font-semibold">
          Mencari dan bergabung memerlukan JavaScript, yang tidak aktif di peramban Anda.
        </p>
      </noscript>
      <VolunteerScreen first={first} />
    </div>
  );
}

/** What the page begins with: the newest of all areas. */
function loadFirstVolunteers(): Promise<VolunteerView[]> {
  return cachedRead(["volunteers", "first"], [VOLUNTEERS_TAG], async () => {
    const { items } = await listVolunteers(publicCtx(), { limit: VOLUNTEER_LIST_LIMIT.screen });
    return items;
  });
}
