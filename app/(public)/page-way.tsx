import { contentData } from "@/app/(public)/content-data";
import { breadcrumbData, StructuredData } from "@/components/ui/structured-data";
import { wayTo } from "@/lib/layout/page-way";
import { publicCtx } from "@/lib/server/ctx";

/** Tells search engines the way from the home page to a page that shows none. */
export async function PageWay({ path }: { path: string }) {
  return <StructuredData data={await contentData(path)} />;
}

/** The same for one of the many pages below `path`, once its data was read. */
export function WayBelow({ path, here }: { path: string; here: { name: string; path: string } }) {
  return <StructuredData data={breadcrumbData([...wayTo(path), here], publicCtx().link)} />;
}
