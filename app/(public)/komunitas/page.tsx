import type { Metadata } from "next";
import { EventKindPage } from "@/app/(public)/event/event-kind-page";
import { loadFirstEvents } from "@/app/(public)/event/load-events";
import { KIND_PAGES } from "@/components/events/list/event-words";
import { pageMetadata } from "@/lib/server/page-metadata";

const { path, title } = KIND_PAGES.COMMUNITY;
const DESCRIPTION =
  "Gotong royong, diskusi, kampanye, dan workshop bersama komunitas hijau di berbagai kota. Pilih kegiatan lalu daftar tanpa akun.";

export async function generateMetadata(): Promise<Metadata> {
  await loadFirstEvents("COMMUNITY");
  return pageMetadata({ path, title, description: DESCRIPTION });
}

export default function CommunityEventsPage() {
  return <EventKindPage kind="COMMUNITY" lead={DESCRIPTION} />;
}
