import type { Metadata } from "next";
import { loadFirstThreads } from "@/app/(public)/forum/load-forum";
import { PageWay } from "@/app/(public)/page-way";
import { ForumNoScript } from "@/components/forum/forum-no-script";
import { ForumScreen } from "@/components/forum/list/forum-screen";
import { PageHeading } from "@/components/layout/content-page";
import { forumFeedPath } from "@/lib/forum/rules";
import { pageMetadata } from "@/lib/server/page-metadata";

const TITLE = "Forum Relawan Lingkungan";
const DESCRIPTION =
  "Bertanya dan berbagi cara mengelola sampah, merawat tanaman, dan hidup ramah lingkungan bersama relawan dan warga.";

export async function generateMetadata(): Promise<Metadata> {
  await loadFirstThreads();
  return pageMetadata({ path: "/forum", title: TITLE, description: DESCRIPTION, feed: forumFeedPath() });
}

export default async function ForumPage() {
  const first = await loadFirstThreads();
  return (
    <div className="wide container-page py-8 lg:py-12">
      <PageWay path="/forum" />
      <PageHeading
        path="/forum"
        title={TITLE}
        lead="Bertanya, berbagi cara, dan saling menyemangati. Siapa pun boleh ikut, juga tanpa akun."
      />
      <ForumNoScript />
      <ForumScreen first={first} />
    </div>
  );
}
