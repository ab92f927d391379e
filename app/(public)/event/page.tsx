import type { Metadata } from "next";
import { EventKindPage } from "@/app/(public)/event/event-kind-page";
import { loadFirstEvents } from "@/app/(public)/event/load-events";
import { KIND_PAGES } from "@/components/events/list/event-words";
import { EVENT_FEED_PATH } from "@/lib/events/event/rules";
import { pageMetadata } from "@/lib/server/page-metadata";

const { path, title } = KIND_PAGES.PLANTING;
const DESCRIPTION =
  "Ikut menanam pohon bersama warga: lihat jadwal di kalender, sisa tempat, dan lokasinya, lalu daftar tanpa akun.";

export async function generateMetadata(): Promise<Metadata> {
  await loadFirstEvents("PLANTING");
  return pageMetadata({ path, title, description: DESCRIPTION, feed: EVENT_FEED_PATH });
}

export default function PlantingEventsPage() {
  return <EventKindPage kind="PLANTING" lead={DESCRIPTION} />;
}
