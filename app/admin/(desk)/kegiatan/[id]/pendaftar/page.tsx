import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { RegistrantList } from "@/components/admin/events/registrant-list";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { deskEvent, deskRegistrants } from "@/lib/events/desk/queries";
import { RegistrantCursor } from "@/lib/events/desk/schemas";
import { EventParams } from "@/lib/events/event/schemas";
import { isAdmin } from "@/lib/kernel/actor";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

export const metadata: Metadata = { title: "Pendaftar event" };

interface RegistrantsPageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function RegistrantsPage({ params, searchParams }: RegistrantsPageProps) {
  const member = await requireStaff();
  const { ctx } = contextFor(member);
  const requested = EventParams.safeParse(await params);
  const event = requested.success ? await deskEvent(ctx, requested.data.id) : null;
  if (event === null) notFound();
  const cursor = RegistrantCursor.safeParse((await searchParams).sesudah);
  const { items, nextCursor } = await deskRegistrants(ctx, event.id, cursor.data);
  const contacts = isAdmin(member);
  const base = `/admin/kegiatan/${event.id}`;
  return (
    <main id="isi" tabIndex={-1} className="container-page grid w-full gap-6 py-4 sm:py-6">
      <div>
        <ButtonLink href={base} variant="quiet" size="small" className="-ml-3">
          <Icon name="arrow-left" size={18} /> Kembali ke event
        </ButtonLink>
        <h1 className="mt-1 text-3xl break-words">Pendaftar {event.title}</h1>
        <p className="measure mt-2 text-ink-soft">
          {contacts
            ? "Setiap kali daftar ini dibuka atau diunduh, hal itu dicatat. Pakai data ini hanya untuk kegiatannya."
            : "Email dan nomor telepon hanya tampak bagi admin. Setiap kali daftar ini dibuka atau diunduh, hal itu dicatat."}
        </p>
      </div>
      {items.length === 0 ? (
        <EmptyState>Belum ada pendaftar.</EmptyState>
      ) : (
        <>
          <form action={`/api/admin/events/${event.id}/registrants/export`} method="get">
            <Button type="submit" variant="secondary" size="small">
              <Icon name="download" size={18} /> Unduh CSV
            </Button>
          </form>
          <RegistrantList people={items} contacts={contacts} />
        </>
      )}
      {nextCursor === null ? null : (
        <p className="text-center">
          <ButtonLink href={`${base}/pendaftar?sesudah=${nextCursor}`} variant="secondary">
            Tampilkan berikutnya
          </ButtonLink>
        </p>
      )}
    </main>
  );
}
