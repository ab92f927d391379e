import { Drawing } from "@/components/content/drawing";
import { Badge } from "@/components/ui/badge";
import { formatDate } from "@/lib/format/dates";
import { ARTICLE } from "@/lib/guides/article";

/** "Artikel": five steps, and where their figures come from. */
export function ArticleTab() {
  const { title, date, minutes, hashtags, intro, steps, closing, sources } = ARTICLE;
  return (
    <article aria-labelledby="artikel">
      <h2 id="artikel" className="text-3xl">
        {title}
      </h2>
      <p className="mt-2 text-ink-soft">
        <time dateTime={date}>{formatDate(date)}</time>, {minutes} menit baca
      </p>
      <ul aria-label="Tagar" className="mt-3 flex flex-wrap gap-2">
        {hashtags.map((hashtag) => (
          <li key={hashtag}>
            <Badge tone="good">{hashtag}</Badge>
          </li>
        ))}
      </ul>
      <div className="measure mt-6 grid gap-3 text-lg">
        {intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ol className="mt-8 grid gap-8">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-leaf bg-kunyit-300 font-display text-xl text-wedel-900"
            >
              {index + 1}
            </span>
            <div className="min-w-0 flex-1">
              <h3 className="pt-1.5 text-2xl">{step.title}</h3>
              <div className="measure mt-3 grid gap-3">
                {step.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
              <p className="mt-4 font-semibold">Minggu ini</p>
              <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-soft">
                {step.tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ul>
            </div>
            <div className="w-64 self-start overflow-clip rounded-leaf bg-primary-soft max-lg:hidden">
              <Drawing name={step.drawing} />
            </div>
          </li>
        ))}
      </ol>
      <p className="measure mt-8 text-lg">{closing}</p>
      <h3 className="mt-8 text-lg">Sumber</h3>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm">
        {sources.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noopener" className="text-primary underline underline-offset-4">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}
