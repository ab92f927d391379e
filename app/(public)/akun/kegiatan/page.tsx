import type { Metadata } from "next";
import { WritingsPage } from "@/components/accounts/account-writings";
import { OwnRegistrationList } from "@/components/events/own-event-lists";
import { OWN_PAGE } from "@/lib/accounts/rules-own";
import { OwnPage } from "@/lib/accounts/schemas-own";
import { ownRegistrations } from "@/lib/events/queries-own";
import { requireMember } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

const PATH = "/akun/kegiatan";

export const metadata: Metadata = { title: "Pendaftaran kegiatan Anda", robots: { index: false } };

export default async function OwnRegistrationsPage(props: { searchParams: Promise<Record<string, unknown>> }) {
  const { ctx } = contextFor(await requireMember(PATH));
  const { sebelum } = OwnPage.parse(await props.searchParams);
  const { items, nextCursor } = await ownRegistrations(ctx, { limit: OWN_PAGE, cursor: sebelum });
  return (
    <WritingsPage
      title="Pendaftaran kegiatan Anda"
      path={PATH}
      later={sebelum !== undefined}
      nextCursor={nextCursor}
      some={items.length > 0}
      empty="Belum ada pendaftaran kegiatan dari akun ini."
      action={{ href: "/event", label: "Lihat kegiatan" }}
    >
      <OwnRegistrationList registrations={items} />
    </WritingsPage>
  );
}
