import { ArticleNotFound } from "@/components/content/article-not-found";

export default function StoryNotFound() {
  return <ArticleNotFound section="kisah" />;
}
