import type { Metadata } from "next";
import { TextCard } from "@/components/admin/forum/text-card";
import { TextSearch } from "@/components/admin/forum/text-search";
import { TextTabs } from "@/components/admin/forum/text-tabs";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { capitalised } from "@/lib/format/text";
import { deskTexts, forumCounts } from "@/lib/forum/queries-desk";
import { FORUM_KINDS, FORUM_QUEUE_LABELS, FORUM_QUEUES, type ForumKind } from "@/lib/forum/rules";
import { DeskTexts } from "@/lib/forum/schemas";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

const PATH = "/admin/forum";

export const metadata: Metadata = { title: "Forum" };

interface ForumDeskPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function ForumDeskPage({ searchParams }: ForumDeskPageProps) {
  const { ctx } = contextFor(await requireStaff());
  const { kind: kindQuery, queue: queueQuery, q, cursor } = await searchParams;
  const kind = FORUM_KINDS.find((known) => known === kindQuery) ?? "topik";
  const queue = FORUM_QUEUES.find((known) => known === queueQuery) ?? "WAITING";
  const query = DeskTexts.safeParse({ kind, queue, q, cursor });
  const [page, counts] = await Promise.all([
    query.success ? deskTexts(ctx, query.data) : { items: [], nextCursor: null },
    forumCounts(ctx),
  ]);
  const waiting: Record<ForumKind, number> = { topik: counts.threads, komentar: counts.comments };
  const typed = typeof q === "string" ? q : "";
  return (
    <main id="isi" tabIndex={-1} className="container-page grid w-full gap-5 py-4 sm:py-6">
      <div>
        <h1 className="text-3xl">Forum</h1>
        <p className="measure mt-1 text-ink-soft">
          Yang ditahan saringan dan yang dilaporkan warga menunggu di sini, terlama di atas.
        </p>
      </div>
      <TextTabs
        label="Jenis tulisan"
        tabs={FORUM_KINDS.map((one) => ({
          href: addressOf({ kind: one, queue }),
          label: capitalised(one),
          current: one === kind,
          count: waiting[one],
        }))}
      />
      <TextTabs
        label="Keadaan tulisan"
        tabs={FORUM_QUEUES.map((one) => ({
          href: addressOf({ kind, queue: one }),
          label: FORUM_QUEUE_LABELS[one],
          current: one === queue,
        }))}
      />
      <TextSearch kind={kind} queue={queue} q={typed} error={query.error?.issues[0]?.message} />
      {page.items.length === 0 ? (
        <EmptyState>
          {typed !== ""
            ? `Tidak ada ${kind} yang cocok di sini.`
            : queue === "WAITING"
              ? `Tidak ada ${kind} yang perlu ditinjau.`
              : `Belum ada ${kind} di sini.`}
        </EmptyState>
      ) : (
        <ol aria-label={`${capitalised(kind)}: ${FORUM_QUEUE_LABELS[queue]}`} className="grid max-w-4xl gap-4">
          {page.items.map((text) => (
            <TextCard key={text.id} text={text} />
          ))}
        </ol>
      )}
      {page.nextCursor === null ? null : (
        <p className="text-center">
          <ButtonLink href={addressOf({ kind, queue, q: typed, cursor: page.nextCursor })} variant="secondary">
            Tampilkan berikutnya
          </ButtonLink>
        </p>
      )}
    </main>
  );
}

function addressOf(parameters: Record<string, string>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== "");
  return `${PATH}?${new URLSearchParams(given)}`;
}
