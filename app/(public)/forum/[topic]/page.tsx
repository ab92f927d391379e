import type { Metadata } from "next";
import { permanentRedirect } from "next/navigation";
import TopicNotFound from "@/app/(public)/forum/[topic]/not-found";
import { loadThread } from "@/app/(public)/forum/load-forum";
import { threadData } from "@/app/(public)/forum/thread-data";
import { missing } from "@/app/(public)/missing";
import { ThreadPage } from "@/components/forum/thread/thread-page";
import { breadcrumbData, StructuredData } from "@/components/ui/structured-data";
import { clipped } from "@/lib/format/text";
import { plainText } from "@/lib/forum/markdown";
import { threadPath } from "@/lib/forum/rules";
import { stepsTo } from "@/lib/layout/navigation";
import { publicCtx } from "@/lib/server/ctx";
import { onDemand } from "@/lib/server/each-request";
import { pageMetadata } from "@/lib/server/page-metadata";

/** What search engines show of a page. */
const SUMMARY_CHARACTERS = 160;

interface Props {
  params: Promise<{ topic: string }>;
}

/** Each page is made when it is first asked for, and kept until its topic changes. */
export const generateStaticParams = onDemand;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await loadThread((await params).topic);
  if (found === null) return { title: "Topik tidak ditemukan" };
  const { title, slug, content, comments_count } = found.thread;
  return pageMetadata({
    path: threadPath(slug),
    title,
    description: clipped(plainText(content), SUMMARY_CHARACTERS),
    // The address changes with the answers, so that no messenger shows an old number.
    card: { path: `${threadPath(slug)}/kartu.jpg?v=${comments_count}`, alt: `Kartu ${title}` },
  });
}

export default async function Page({ params }: Props) {
  const { topic } = await params;
  const found = await loadThread(topic);
  if (found === null) return missing(<TopicNotFound />);
  const { thread, comments } = found;
  if (thread.slug !== topic) permanentRedirect(threadPath(thread.slug));
  const { link } = publicCtx();
  const path = threadPath(thread.slug);
  const steps = [...stepsTo("/forum"), { name: thread.title, path }];
  return (
    <>
      <StructuredData
        data={{ "@graph": [threadData(thread, comments.items, link(path)), breadcrumbData(steps, link)] }}
      />
      <ThreadPage thread={thread} comments={comments} steps={steps} share={{ url: link(path), text: thread.title }} />
    </>
  );
}
