import type { Metadata } from "next";
import { listData } from "@/components/content/article-data";
import { TipsPage } from "@/components/content/tips-page";
import { StructuredData } from "@/components/ui/structured-data";
import { SECTION_LABELS, SECTION_PATHS } from "@/lib/content/rules";
import { articlesOf } from "@/lib/server/articles";
import { publicCtx } from "@/lib/server/ctx";
import { pageMetadata } from "@/lib/server/page-metadata";

const PATH = SECTION_PATHS.tips;
const TITLE = SECTION_LABELS.tips.all;

export async function generateMetadata(): Promise<Metadata> {
  await articlesOf("tips");
  return pageMetadata({
    path: PATH,
    title: TITLE,
    description:
      "Langkah yang dapat dimulai hari ini di rumah dan di kampung: memilah, mengompos, menanam, dan melapor.",
  });
}

export default async function Page() {
  const tips = await articlesOf("tips");
  return (
    <>
      <StructuredData data={listData("tips", tips, publicCtx().link)} />
      <TipsPage tips={tips} />
    </>
  );
}
