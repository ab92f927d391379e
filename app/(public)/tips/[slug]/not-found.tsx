import { ArticleNotFound } from "@/components/content/article-not-found";

export default function TipNotFound() {
  return <ArticleNotFound section="tips" />;
}
