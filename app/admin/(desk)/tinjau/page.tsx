import type { Metadata } from "next";
import { ListPage } from "@/components/admin/desk/list-page";
import { ListTabs } from "@/components/admin/desk/list-tabs";
import { ReviewList } from "@/components/admin/review/review-list";
import type { AddressQuery } from "@/lib/desk/list-address";
import { DESK_PAGE } from "@/lib/desk/rules";
import { reviewQueue } from "@/lib/review/queries";
import { REVIEW_KINDS, REVIEW_QUEUES, waitingInAll } from "@/lib/review/rules";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";
import { readWaitingCounts } from "@/lib/server/desk-counts";

const LOOK = { path: "/admin/tinjau", noun: "kiriman", title: "Perlu ditinjau", fields: [] };

export const metadata: Metadata = { title: LOOK.title };

export default async function ReviewPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const { ctx } = contextFor(await requireStaff());
  const requested = await searchParams;
  const kind = REVIEW_KINDS.find((known) => known === requested.jenis);
  const cursor = typeof requested.sesudah === "string" ? requested.sesudah : undefined;
  const [page, counts] = await Promise.all([
    reviewQueue(ctx, { kinds: kind ? [kind] : REVIEW_KINDS, limit: DESK_PAGE, cursor }),
    readWaitingCounts(),
  ]);
  return (
    <ListPage
      look={LOOK}
      hidden={kind ? { jenis: kind } : {}}
      page={page}
      next="sesudah"
      empty="Semuanya sudah ditinjau. Kiriman baru muncul di sini."
      actions={
        <p className="text-sm text-ink-faint max-lg:hidden">Tekan J atau K untuk berpindah, Enter untuk membuka</p>
      }
      above={
        <ListTabs
          label="Perlu ditinjau menurut jenis"
          tabs={[
            { href: LOOK.path, label: "Semua", current: kind === undefined, count: waitingInAll(counts) },
            ...REVIEW_KINDS.map((id) => ({
              href: `${LOOK.path}?jenis=${id}`,
              label: REVIEW_QUEUES[id].label,
              current: id === kind,
              count: REVIEW_QUEUES[id].count(counts),
            })),
          ]}
        />
      }
    >
      {(items) => <ReviewList items={items} now={ctx.now().toISOString()} />}
    </ListPage>
  );
}
