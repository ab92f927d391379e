import type { Metadata } from "next";
import { AccessCode } from "@/components/admin/events/access-code";
import { EventFilters } from "@/components/admin/events/event-filters";
import { DeskEventList } from "@/components/admin/events/event-list";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { deskEvents } from "@/lib/events/desk/queries";
import { ListDeskEvents } from "@/lib/events/desk/schemas";
import { isAdmin } from "@/lib/kernel/actor";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

export const metadata: Metadata = { title: "Kelola event" };

interface DeskEventsPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function DeskEventsPage({ searchParams }: DeskEventsPageProps) {
  const member = await requireStaff();
  const { ctx } = contextFor(member);
  const requested = await searchParams;
  const { cursor, ...typed } = textsOf(requested);
  const query = ListDeskEvents.safeParse({ ...typed, cursor });
  const errors = query.success
    ? {}
    : Object.fromEntries(query.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
  const page = query.success ? await deskEvents(ctx, query.data) : { items: [], nextCursor: null };
  return (
    <main id="isi" tabIndex={-1} className="container-page grid w-full gap-6 py-4 sm:py-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl">Kelola event</h1>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/add-event-form" size="small">
            <Icon name="plus" size={18} /> Tambah Event
          </ButtonLink>
          <ButtonLink href="/delete-event-form" variant="secondary" size="small">
            <Icon name="trash" size={18} /> Hapus Event
          </ButtonLink>
        </div>
      </div>
      <EventFilters typed={typed} errors={errors} />
      {page.items.length === 0 ? (
        <EmptyState>
          {query.success
            ? "Tidak ada event yang cocok. Longgarkan saringannya."
            : "Perbaiki saringan untuk melihat event."}
        </EmptyState>
      ) : (
        <DeskEventList events={page.items} now={ctx.now().toISOString()} />
      )}
      {page.nextCursor === null ? null : (
        <p className="text-center">
          <ButtonLink
            href={`/admin/kegiatan?${new URLSearchParams({ ...typed, cursor: page.nextCursor })}`}
            variant="secondary"
          >
            Tampilkan berikutnya
          </ButtonLink>
        </p>
      )}
      {isAdmin(member) ? (
        <section aria-labelledby="kode" className="grid gap-4 border-t border-line pt-6">
          <div>
            <h2 id="kode" className="text-2xl">
              Kode akses
            </h2>
            <p className="measure mt-1 text-ink-soft">
              Warga yang mengetahui kode ini dapat menambah dan menghapus event. Admin dan pengelola tidak
              memerlukannya.
            </p>
          </div>
          <AccessCode />
        </section>
      ) : null}
    </main>
  );
}

/** What the form and the page links have written into the address. */
function textsOf(requested: Record<string, string | string[] | undefined>): Record<string, string> {
  const known = Object.keys(ListDeskEvents.shape);
  const texts = Object.entries(requested).filter((entry): entry is [string, string] => {
    const [name, value] = entry;
    return known.includes(name) && typeof value === "string" && value.trim() !== "";
  });
  return Object.fromEntries(texts);
}
