import { articlePath, SECTION_LABELS, SECTION_PATHS, type Section } from "@/lib/content/rules";

/** One step of the way from the home page. */
interface Step {
  name: string;
  path: string;
}

export function sectionSteps(section: Section): Step[] {
  return [
    { name: "Beranda", path: "/home" },
    { name: "Blog", path: "/blog" },
    { name: SECTION_LABELS[section].all, path: SECTION_PATHS[section] },
  ];
}

export function articleSteps(article: { section: Section; slug: string; title: string }): Step[] {
  return [...sectionSteps(article.section), { name: article.title, path: articlePath(article) }];
}
