import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskEventScreen } from "@/components/admin/events/event-screen";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { deskEvent } from "@/lib/events/desk/queries";
import { EventParams } from "@/lib/events/event/schemas";
import { isAdmin } from "@/lib/kernel/actor";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

export const metadata: Metadata = { title: "Event" };

export default async function DeskEventPage({ params }: { params: Promise<{ id: string }> }) {
  const member = await requireStaff();
  const { ctx } = contextFor(member);
  const requested = EventParams.safeParse(await params);
  const event = requested.success ? await deskEvent(ctx, requested.data.id) : null;
  if (event === null) notFound();
  return (
    <main id="isi" tabIndex={-1} className="container-page grid w-full max-w-220 gap-8 py-4 sm:py-6">
      <div>
        <ButtonLink href="/admin/kegiatan" variant="quiet" size="small" className="-ml-3">
          <Icon name="arrow-left" size={18} /> Kelola event
        </ButtonLink>
      </div>
      <DeskEventScreen event={event} isAdmin={isAdmin(member)} now={ctx.now().toISOString()} />
    </main>
  );
}
