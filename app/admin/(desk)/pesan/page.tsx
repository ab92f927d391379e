import type { Metadata } from "next";
import { MessageDesk } from "@/components/admin/messages/message-desk";
import type { AddressQuery } from "@/lib/desk/list-address";
import { DESK_PAGE } from "@/lib/desk/rules";
import { deskMessage, messageQueue } from "@/lib/messages/desk/queries";
import { MESSAGE_STATUSES } from "@/lib/messages/rules";
import { MessageParams } from "@/lib/messages/schemas";
import { requireStaff } from "@/lib/server/auth/guard";
import { tileUrl } from "@/lib/server/basemap/borders";
import { contextFor } from "@/lib/server/ctx";
import { readWaitingCounts } from "@/lib/server/desk-counts";

export const metadata: Metadata = { title: "Pesan masuk" };

export default async function MessageDeskPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const { ctx } = contextFor(await requireStaff());
  const requested = await searchParams;
  const status = MESSAGE_STATUSES.find((known) => known === requested.status) ?? "NEW";
  const named = MessageParams.safeParse({ id: requested.pesan });
  const [queue, counts, opened] = await Promise.all([
    messageQueue(ctx, { status, limit: DESK_PAGE }),
    readWaitingCounts(),
    named.success ? deskMessage(ctx, named.data.id) : null,
  ]);
  return (
    <main id="isi" tabIndex={-1} className="container-page w-full py-4 sm:py-6">
      <MessageDesk
        start={{ tab: status, items: queue.items }}
        counts={counts.messages}
        opened={opened}
        tileUrl={await tileUrl()}
        now={ctx.now().toISOString()}
      />
    </main>
  );
}
