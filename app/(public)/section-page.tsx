import Link from "next/link";
import type { ReactNode } from "react";
import { contentData } from "@/app/(public)/content-data";
import { ContentPage } from "@/components/layout/content-page";
import { Drawing } from "@/components/layout/drawing";
import { pageDrawing } from "@/lib/layout/page-cards";

interface SectionPageProps {
  path: string;
  title: string;
  lead: string;
  /** What is true of it at this moment, and where that leads. */
  fact: { text: ReactNode; href: string; link: string };
  /** Its own drawing; that of the page's share card unless told otherwise. */
  scene?: string | undefined;
  children: ReactNode;
}

/** An overview of the navigation: its scene with one live fact, then what it leads to. */
export async function SectionPage({ path, title, lead, fact, scene, children }: SectionPageProps) {
  return (
    <ContentPage path={path} title={title} lead={lead} data={await contentData(path)} scene={null}>
      <div className="mb-8 grid overflow-clip rounded-leaf border-2 border-line-strong bg-card sm:grid-cols-2 sm:items-center lg:grid-cols-[2fr_1fr]">
        <div className="bg-primary-soft">
          <Drawing name={scene ?? pageDrawing(path)} />
        </div>
        <div className="p-5 sm:px-8">
          <p className="font-display text-3xl">{fact.text}</p>
          <Link
            href={fact.href}
            prefetch={false}
            className="mt-1 inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4 hover:no-underline"
          >
            {fact.link}
          </Link>
        </div>
      </div>
      {children}
    </ContentPage>
  );
}
