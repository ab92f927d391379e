import type { Metadata } from "next";
import { missing } from "@/app/(public)/missing";
import TipNotFound from "@/app/(public)/tips/[slug]/not-found";
import { articleData } from "@/components/content/article-data";
import { ArticlePage } from "@/components/content/article-page";
import { StructuredData } from "@/components/ui/structured-data";
import { articlePath } from "@/lib/content/rules";
import { articleMetadata, articleScreen } from "@/lib/server/article-page";
import { publicCtx } from "@/lib/server/ctx";
import { onDemand } from "@/lib/server/each-request";

interface Props {
  params: Promise<{ slug: string }>;
}

/** Each page is made when it is first asked for; the build knows no configuration. */
export const generateStaticParams = onDemand;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return articleMetadata("tips", (await params).slug);
}

export default async function Page({ params }: Props) {
  const found = await articleScreen("tips", (await params).slug);
  if (found === null) return missing(<TipNotFound />);
  const { link } = publicCtx();
  return (
    <>
      <StructuredData data={articleData(found.article, link)} />
      <ArticlePage {...found} url={link(articlePath(found.article))} />
    </>
  );
}
