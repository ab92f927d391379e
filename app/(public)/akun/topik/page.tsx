import type { Metadata } from "next";
import { type OwnPageProps, ownPage } from "@/app/(public)/akun/own-page";
import { OwnTopicList } from "@/components/accounts/account/own-lists";
import { topicsOf } from "@/lib/forum/queries";

const title = "Topik Anda";

export const metadata: Metadata = { title, robots: { index: false } };

export default function OwnTopicsPage({ searchParams }: OwnPageProps) {
  return ownPage({
    searchParams,
    path: "/akun/topik",
    title,
    empty: "Belum ada topik dari akun ini.",
    action: { href: "/forum", label: "Buka forum" },
    read: topicsOf,
    list: (topics) => <OwnTopicList topics={topics} />,
  });
}
