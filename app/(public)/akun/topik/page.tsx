import type { Metadata } from "next";
import { WritingsPage } from "@/components/accounts/account-writings";
import { OwnTopicList } from "@/components/forum/own-topic-list";
import { OWN_PAGE } from "@/lib/accounts/rules-own";
import { OwnPage } from "@/lib/accounts/schemas-own";
import { topicsOf } from "@/lib/forum/queries-topics";
import { requireMember } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

const PATH = "/akun/topik";

export const metadata: Metadata = { title: "Topik Anda", robots: { index: false } };

export default async function OwnTopicsPage(props: { searchParams: Promise<Record<string, unknown>> }) {
  const { ctx } = contextFor(await requireMember(PATH));
  const { sebelum } = OwnPage.parse(await props.searchParams);
  const { items, nextCursor } = await topicsOf(ctx, { limit: OWN_PAGE, cursor: sebelum });
  return (
    <WritingsPage
      title="Topik Anda"
      path={PATH}
      later={sebelum !== undefined}
      nextCursor={nextCursor}
      some={items.length > 0}
      empty="Belum ada topik dari akun ini."
      action={{ href: "/forum", label: "Buka forum" }}
    >
      <OwnTopicList topics={items} />
    </WritingsPage>
  );
}
