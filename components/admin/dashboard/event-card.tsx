import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { deskCount } from "@/lib/desk/rules";

/** What staff do with events (spec 2.17). @param ahead how many lie ahead */
export function EventManagement({ ahead }: { ahead: number }) {
  return (
    <section aria-labelledby="events-title" className="rounded-md border border-line bg-card p-4 sm:p-6">
      <h2 id="events-title" className="text-xl">
        Manajemen event
      </h2>
      <p className="mt-1 text-ink-soft">
        {ahead === 0 ? "Belum ada event mendatang." : `${deskCount(ahead)} event mendatang.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href="/add-event-form">
          <Icon name="plus" /> Tambah Event
        </ButtonLink>
        <ButtonLink href="/admin/kegiatan" variant="secondary">
          <Icon name="calendar" /> Kelola Event
        </ButtonLink>
        <ButtonLink href="/delete-event-form" variant="secondary">
          <Icon name="trash" /> Hapus Event
        </ButtonLink>
      </div>
    </section>
  );
}
