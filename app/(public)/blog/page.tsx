import type { Metadata } from "next";
import { BlogPage } from "@/components/content/blog-page";
import { allArticles, articlesOf } from "@/lib/server/articles";
import { pageMetadata } from "@/lib/server/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  await allArticles();
  return pageMetadata({
    path: "/blog",
    title: "Blog",
    description: "Kisah aksi nyata dari warga dan tips komunitas hijau: bacaan ringan untuk mulai bergerak.",
  });
}

export default async function Page() {
  const [stories, tips] = await Promise.all([articlesOf("kisah"), articlesOf("tips")]);
  return <BlogPage stories={stories} tips={tips} />;
}
