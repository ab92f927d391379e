import type { Metadata } from "next";
import { ListPage } from "@/components/admin/desk/list-page";
import { ListTabs } from "@/components/admin/desk/list-tabs";
import { UpdateCard } from "@/components/admin/updates/update-card";
import { type AddressQuery, readAddress } from "@/lib/desk/list-address";
import { EMPTY_PAGE } from "@/lib/kernel/page";
import { deskUpdates } from "@/lib/reports/updates/queries";
import { UPDATE_QUEUE_LABELS, UPDATE_QUEUES } from "@/lib/reports/updates/rules";
import { DeskUpdates } from "@/lib/reports/updates/schemas";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";
import { readWaitingCounts } from "@/lib/server/desk-counts";

const LOOK = {
  path: "/admin/laporan/kabar",
  noun: "kabar",
  title: "Kabar laporan",
  intro:
    "Yang ditulis warga tentang laporan orang lain. Yang ditahan saringan dan semua yang berfoto menunggu di sini.",
  fields: [],
};

export const metadata: Metadata = { title: LOOK.title };

export default async function UpdatesPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const { ctx } = contextFor(await requireStaff());
  const requested = await searchParams;
  const queue = UPDATE_QUEUES.find((known) => known === requested.queue) ?? "WAITING";
  const { query } = readAddress(DeskUpdates, ["queue", "cursor"], { ...requested, queue });
  const [page, counts] = await Promise.all([
    query === null ? EMPTY_PAGE : deskUpdates(ctx, query),
    readWaitingCounts(),
  ]);
  return (
    <ListPage
      look={LOOK}
      hidden={{ queue }}
      page={page}
      empty={queue === "WAITING" ? "Tidak ada kabar yang perlu ditinjau." : "Belum ada kabar di sini."}
      above={
        <ListTabs
          label="Keadaan kabar"
          tabs={UPDATE_QUEUES.map((one) => ({
            href: `${LOOK.path}?queue=${one}`,
            label: UPDATE_QUEUE_LABELS[one],
            current: one === queue,
            ...(one === "WAITING" ? { count: counts.reports.updates } : {}),
          }))}
        />
      }
    >
      {(updates) => (
        <ol aria-label={`Kabar: ${UPDATE_QUEUE_LABELS[queue]}`} className="grid max-w-4xl gap-4">
          {updates.map((update) => (
            <UpdateCard key={update.id} update={update} />
          ))}
        </ol>
      )}
    </ListPage>
  );
}
