import Link from "next/link";

interface BreadcrumbsProps {
  /** From the top; the last one is the page itself. */
  steps: readonly { name: string; path: string }[];
}

/** The way from the home page to this one, whose own name has room only on wider screens. */
export function Breadcrumbs({ steps }: BreadcrumbsProps) {
  return (
    <nav aria-label="Jejak halaman">
      <ol className="flex flex-wrap items-center text-sm text-ink-soft">
        {steps.map(({ name, path }, index) => {
          const here = index === steps.length - 1;
          return (
            <li
              key={path}
              className={here ? "flex min-h-9 min-w-0 items-center max-sm:sr-only" : "flex min-h-9 items-center"}
            >
              {index > 0 ? (
                <span aria-hidden="true" className="px-2 text-ink-faint">
                  /
                </span>
              ) : null}
              {here ? (
                <span aria-current="page" className="line-clamp-1 wrap-anywhere">
                  {name}
                </span>
              ) : (
                <Link
                  href={path}
                  prefetch={false}
                  className="inline-flex min-h-9 items-center underline underline-offset-4 pointer-coarse:min-h-11 hover:text-primary"
                >
                  {name}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
