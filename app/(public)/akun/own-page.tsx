import type { ReactNode } from "react";
import { WritingsPage } from "@/components/accounts/account/account-writings";
import { OWN_PAGE } from "@/lib/accounts/own/rules";
import { OwnPage } from "@/lib/accounts/own/schemas";
import type { Ctx } from "@/lib/kernel/ctx";
import type { Page } from "@/lib/kernel/page";
import { requireMember } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

export interface OwnPageProps {
  searchParams: Promise<Record<string, unknown>>;
}

interface OwnKind<Item> extends OwnPageProps {
  path: string;
  title: string;
  empty: string;
  /** Where the first one is written. */
  action: { href: string; label: string };
  read: (ctx: Ctx, slice: { limit: number; cursor: number | undefined }) => Promise<Page<Item>>;
  list: (items: Item[]) => ReactNode;
}

/** All of one kind that belong to the account, page by page. */
export async function ownPage<Item>({ searchParams, read, list, ...look }: OwnKind<Item>): Promise<ReactNode> {
  const { ctx } = contextFor(await requireMember(look.path));
  const { sebelum } = OwnPage.parse(await searchParams);
  const { items, nextCursor } = await read(ctx, { limit: OWN_PAGE, cursor: sebelum });
  return (
    <WritingsPage {...look} later={sebelum !== undefined} nextCursor={nextCursor} some={items.length > 0}>
      {list(items)}
    </WritingsPage>
  );
}
