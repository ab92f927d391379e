import { Icon } from "@/components/ui/icon";
import { POSTERS, posterPath } from "@/lib/guides/posters";

const LINK = "inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline underline-offset-4";

/** Every poster, to print as it is (PDF) or to change (SVG). */
export function PosterList() {
  return (
    <ul className="grid gap-4">
      {POSTERS.map(({ slug, title, about }) => (
        <li key={slug} className="border-b border-line pb-4 last:border-0">
          <p className="font-semibold">{title}</p>
          <p className="text-ink-soft">{about}</p>
          <p className="flex gap-6">
            <a href={posterPath(slug, "pdf")} download className={LINK}>
              <Icon name="download" size={18} /> PDF<span className="sr-only"> {title}</span>
            </a>
            <a href={posterPath(slug, "svg")} download className={LINK}>
              <Icon name="download" size={18} /> SVG<span className="sr-only"> {title}</span>
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
