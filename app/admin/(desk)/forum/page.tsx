import type { Metadata } from "next";
import { ListPage } from "@/components/admin/desk/list-page";
import { ListTabs } from "@/components/admin/desk/list-tabs";
import { TextCard } from "@/components/admin/forum/text-card";
import { type AddressQuery, readAddress } from "@/lib/desk/list-address";
import { capitalised } from "@/lib/format/text";
import { deskTexts } from "@/lib/forum/desk/queries";
import { FORUM_KINDS, FORUM_LENGTH, FORUM_QUEUE_LABELS, FORUM_QUEUES, type ForumKind } from "@/lib/forum/rules";
import { DeskTexts } from "@/lib/forum/schemas";
import { EMPTY_PAGE } from "@/lib/kernel/page";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";
import { readWaitingCounts } from "@/lib/server/desk-counts";

const LOOK = {
  path: "/admin/forum",
  title: "Forum",
  intro: "Yang ditahan saringan dan yang dilaporkan warga menunggu di sini, terlama di atas.",
  fields: [{ name: "q", label: "Cari kata", type: "search", maxLength: FORUM_LENGTH.search }],
};

export const metadata: Metadata = { title: LOOK.title };

export default async function ForumDeskPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const { ctx } = contextFor(await requireStaff());
  const requested = await searchParams;
  const kind = FORUM_KINDS.find((known) => known === requested.kind) ?? "topik";
  const queue = FORUM_QUEUES.find((known) => known === requested.queue) ?? "WAITING";
  const { typed, query, errors } = readAddress(DeskTexts, ["kind", "queue", "q", "cursor"], {
    ...requested,
    kind,
    queue,
  });
  const [page, counts] = await Promise.all([query === null ? EMPTY_PAGE : deskTexts(ctx, query), readWaitingCounts()]);
  const waiting: Record<ForumKind, number> = { topik: counts.forum.threads, komentar: counts.forum.comments };
  return (
    <ListPage
      look={{ ...LOOK, noun: kind }}
      address={{ typed: typed.q === undefined ? {} : { q: typed.q }, errors }}
      hidden={{ kind, queue }}
      page={page}
      empty={queue === "WAITING" ? `Tidak ada ${kind} yang perlu ditinjau.` : `Belum ada ${kind} di sini.`}
      above={
        <>
          <ListTabs
            label="Jenis tulisan"
            tabs={FORUM_KINDS.map((one) => ({
              href: `${LOOK.path}?kind=${one}&queue=${queue}`,
              label: capitalised(one),
              current: one === kind,
              count: waiting[one],
            }))}
          />
          <ListTabs
            label="Keadaan tulisan"
            tabs={FORUM_QUEUES.map((one) => ({
              href: `${LOOK.path}?kind=${kind}&queue=${one}`,
              label: FORUM_QUEUE_LABELS[one],
              current: one === queue,
            }))}
          />
        </>
      }
    >
      {(texts) => (
        <ol aria-label={`${capitalised(kind)}: ${FORUM_QUEUE_LABELS[queue]}`} className="grid max-w-4xl gap-4">
          {texts.map((text) => (
            <TextCard key={text.id} text={text} />
          ))}
        </ol>
      )}
    </ListPage>
  );
}
