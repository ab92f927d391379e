import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskEventEdit } from "@/components/admin/events/event-edit";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { deskEvent } from "@/lib/events/desk/queries";
import { EventParams } from "@/lib/events/event/schemas";
import { requireStaff } from "@/lib/server/auth/guard";
import { tileUrl } from "@/lib/server/basemap/borders";
import { contextFor } from "@/lib/server/ctx";

export const metadata: Metadata = { title: "Ubah event" };

export default async function EditEventPage({ params }: { params: Promise<{ id: string }> }) {
  const { ctx } = contextFor(await requireStaff());
  const requested = EventParams.safeParse(await params);
  const event = requested.success ? await deskEvent(ctx, requested.data.id) : null;
  if (event === null || event.deleted) notFound();
  return (
    <main id="isi" tabIndex={-1} className="container-page grid w-full max-w-220 grid-cols-1 gap-6 py-4 sm:py-6">
      <div>
        <ButtonLink href={`/admin/kegiatan/${event.id}`} variant="quiet" size="small" className="-ml-3">
          <Icon name="arrow-left" size={18} /> Kembali ke event
        </ButtonLink>
        <h1 className="mt-1 text-3xl">Ubah {event.title}</h1>
      </div>
      <DeskEventEdit event={event} tileUrl={await tileUrl()} />
    </main>
  );
}
