import { CardTitle } from "@/components/lists/card-title";
import { Card } from "@/components/ui/card";
import { pageDrawing } from "@/lib/layout/page-cards";
import { Drawing } from "./drawing";

export interface PagePart {
  href: string;
  title: string;
  text: string;
}

/** What an overview leads to, each with the scene of its page. */
export function PartCards({ parts }: { parts: readonly PagePart[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {parts.map(({ href, title, text }) => (
        <Card as="li" key={href} className="flex items-center gap-4 transition-colors hover:border-primary">
          <span className="w-20 shrink-0 lg:w-52 overflow-clip rounded-leaf bg-panel">
            <Drawing name={pageDrawing(href)} />
          </span>
          <div className="min-w-0">
            <CardTitle href={href} level={2}>
              {title}
            </CardTitle>
            <p className="mt-1 text-ink-soft">{text}</p>
          </div>
        </Card>
      ))}
    </ul>
  );
}
