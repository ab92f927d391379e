import type { Metadata } from "next";
import { TextTabs } from "@/components/admin/forum/text-tabs";
import { UpdateCard } from "@/components/admin/updates/update-card";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { deskCounts } from "@/lib/reports/desk/queries";
import { deskUpdates } from "@/lib/reports/updates/queries-desk";
import { UPDATE_QUEUE_LABELS, UPDATE_QUEUES } from "@/lib/reports/updates/rules";
import { DeskUpdates } from "@/lib/reports/updates/schemas";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

const PATH = "/admin/laporan/kabar";

export const metadata: Metadata = { title: "Kabar laporan" };

interface UpdatesPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function UpdatesPage({ searchParams }: UpdatesPageProps) {
  const { ctx } = contextFor(await requireStaff());
  const { queue: requested, cursor } = await searchParams;
  const queue = UPDATE_QUEUES.find((known) => known === requested) ?? "WAITING";
  const query = DeskUpdates.safeParse({ queue, cursor });
  const [page, counts] = await Promise.all([
    query.success ? deskUpdates(ctx, query.data) : { items: [], nextCursor: null },
    deskCounts(ctx),
  ]);
  return (
    <main id="isi" tabIndex={-1} className="container-page grid w-full gap-5 py-4 sm:py-6">
      <div>
        <h1 className="text-3xl">Kabar laporan</h1>
        <p className="measure mt-1 text-ink-soft">
          Yang ditulis warga tentang laporan orang lain. Yang ditahan saringan dan semua yang berfoto menunggu di sini.
        </p>
      </div>
      <TextTabs
        label="Keadaan kabar"
        tabs={UPDATE_QUEUES.map((one) => ({
          href: `${PATH}?queue=${one}`,
          label: UPDATE_QUEUE_LABELS[one],
          current: one === queue,
          ...(one === "WAITING" ? { count: counts.updates } : {}),
        }))}
      />
      {page.items.length === 0 ? (
        <EmptyState>
          {queue === "WAITING" ? "Tidak ada kabar yang perlu ditinjau." : "Belum ada kabar di sini."}
        </EmptyState>
      ) : (
        <ol aria-label={`Kabar: ${UPDATE_QUEUE_LABELS[queue]}`} className="grid max-w-4xl gap-4">
          {page.items.map((update) => (
            <UpdateCard key={update.id} update={update} />
          ))}
        </ol>
      )}
      {page.nextCursor === null ? null : (
        <p className="text-center">
          <ButtonLink href={`${PATH}?queue=${queue}&cursor=${page.nextCursor}`} variant="secondary">
            Tampilkan berikutnya
          </ButtonLink>
        </p>
      )}
    </main>
  );
}
