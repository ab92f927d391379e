import type { Metadata } from "next";
import { siteCounts } from "@/app/(public)/content-data";
import { listData } from "@/components/content/article-data";
import { StoriesPage } from "@/components/content/stories-page";
import { ImpactCounters } from "@/components/home/impact-counters";
import { StructuredData } from "@/components/ui/structured-data";
import { SECTION_LABELS, SECTION_PATHS, STORY_FEED_PATH } from "@/lib/content/rules";
import { articlesOf } from "@/lib/server/articles";
import { publicCtx } from "@/lib/server/ctx";
import { pageMetadata } from "@/lib/server/page-metadata";

const PATH = SECTION_PATHS.kisah;
const TITLE = SECTION_LABELS.kisah.all;

export async function generateMetadata(): Promise<Metadata> {
  await articlesOf("kisah");
  return pageMetadata({
    path: PATH,
    title: TITLE,
    description:
      "Kisah warga yang memilah sampah, menanam mangrove, dan melapor sampai tuntas, lengkap dengan sumbernya.",
    feed: STORY_FEED_PATH,
  });
}

export default async function Page() {
  const [stories, counts] = await Promise.all([articlesOf("kisah"), siteCounts()]);
  return (
    <>
      <StructuredData data={listData("kisah", stories, publicCtx().link)} />
      <StoriesPage stories={stories} impact={<ImpactCounters first={counts} />} />
    </>
  );
}
