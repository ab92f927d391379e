import { contentData } from "@/app/(public)/content-data";
import { StructuredData } from "@/components/ui/structured-data";

/** Tells search engines the way from the home page to a page that shows none. */
export async function PageWay({ path }: { path: string }) {
  return <StructuredData data={await contentData(path)} />;
}
