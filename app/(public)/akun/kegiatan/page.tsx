import type { Metadata } from "next";
import { type OwnPageProps, ownPage } from "@/app/(public)/akun/own-page";
import { OwnRegistrationList } from "@/components/accounts/account/own-lists";
import { ownRegistrations } from "@/lib/events/event/queries";

const title = "Pendaftaran kegiatan Anda";

export const metadata: Metadata = { title, robots: { index: false } };

export default function OwnRegistrationsPage({ searchParams }: OwnPageProps) {
  return ownPage({
    searchParams,
    path: "/akun/kegiatan",
    title,
    empty: "Belum ada pendaftaran kegiatan dari akun ini.",
    action: { href: "/event", label: "Lihat kegiatan" },
    read: ownRegistrations,
    list: (registrations) => <OwnRegistrationList registrations={registrations} />,
  });
}
