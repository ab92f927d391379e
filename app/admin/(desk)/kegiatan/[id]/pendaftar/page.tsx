import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ListPage } from "@/components/admin/desk/list-page";
import { RegistrantList } from "@/components/admin/events/event-list";
import { SPREADSHEET_LABEL } from "@/components/lists/spreadsheet";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { AddressQuery } from "@/lib/desk/list-address";
import { deskEvent, deskRegistrants } from "@/lib/events/desk/queries";
import { RegistrantCursor } from "@/lib/events/desk/schemas";
import { EventParams } from "@/lib/events/event/schemas";
import { isAdmin } from "@/lib/kernel/actor";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

export const metadata: Metadata = { title: "Pendaftar event" };

interface RegistrantsPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<AddressQuery>;
}

export default async function RegistrantsPage({ params, searchParams }: RegistrantsPageProps) {
  const member = await requireStaff();
  const { ctx } = contextFor(member);
  const requested = EventParams.safeParse(await params);
  const event = requested.success ? await deskEvent(ctx, requested.data.id) : null;
  if (event === null) notFound();
  const cursor = RegistrantCursor.safeParse((await searchParams).sesudah);
  const page = await deskRegistrants(ctx, event.id, cursor.data);
  const contacts = isAdmin(member);
  const base = `/admin/kegiatan/${event.id}`;
  const look = {
    path: `${base}/pendaftar`,
    noun: "pendaftar",
    title: `Pendaftar ${event.title}`,
    intro: contacts
      ? "Setiap kali daftar ini dibuka atau diunduh, hal itu dicatat. Pakai data ini hanya untuk kegiatannya."
      : "Email dan nomor telepon hanya tampak bagi admin. Setiap kali daftar ini dibuka atau diunduh, hal itu dicatat.",
    back: { href: base, label: "Kembali ke event" },
    fields: [],
  };
  return (
    <ListPage
      look={look}
      page={page}
      next="sesudah"
      empty="Belum ada pendaftar."
      tools={
        page.items.length === 0 ? null : (
          <form
            action={`/api/admin/events/${event.id}/registrants/export`}
            method="get"
            className="flex flex-wrap gap-2"
          >
            <Button type="submit" variant="secondary" size="small">
              <Icon name="download" size={18} /> Unduh CSV
            </Button>
            <Button type="submit" name="format" value="csv-id" variant="secondary" size="small">
              <Icon name="download" size={18} /> {SPREADSHEET_LABEL}
            </Button>
          </form>
        )
      }
    >
      {(people) => <RegistrantList people={people} contacts={contacts} zone={event.zone} />}
    </ListPage>
  );
}
