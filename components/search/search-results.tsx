import Link from "next/link";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon, type IconName } from "@/components/ui/icon";
import { SEARCH_KIND_LABELS, SEARCH_MATCH_MESSAGES, type SearchKind, searchPath } from "@/lib/search/rules";
import type { SearchResultView, SearchView } from "@/lib/search/view";
import { MarkedText } from "./marked-text";

const KIND_ICONS: Record<SearchKind, IconName> = {
  page: "list",
  place: "pin",
  partner: "recycle",
  event: "calendar",
  report: "megaphone",
  area: "map",
  topic: "message",
  story: "heart",
  tip: "leaf",
};

interface SearchResultsProps {
  view: SearchView;
  /** Only one kind was asked for, so there is nothing more to lead to. */
  single?: boolean;
  /** Called when a link is followed. */
  onFollow?: () => void;
}

const HEADING = "mb-1 flex items-center gap-2 font-sans text-sm font-bold text-ink-soft";

/** Results: the best of all kinds, then the rest by kind; the same on the page and in the palette. */
export function SearchResults({ view: { q, match, best, groups }, single = false, onFollow }: SearchResultsProps) {
  const shown = new Set(best.map(({ path }) => path));
  const rest = groups.map(({ items, ...group }) => ({ ...group, items: items.filter(({ path }) => !shown.has(path)) }));
  return (
    <div className="grid gap-5">
      {groups.length > 0 && match !== "all" ? <p className="text-ink-soft">{SEARCH_MATCH_MESSAGES[match]}</p> : null}
      {best.length > 0 ? (
        <section aria-labelledby="hasil-terbaik">
          <h3 id="hasil-terbaik" className={HEADING}>
            <Icon name="check-circle" size={18} /> Paling cocok
          </h3>
          <ul className="grid gap-1">
            {best.map(({ kind, note, ...item }) => (
              <li key={item.path}>
                <Result
                  item={{
                    ...item,
                    note: [kind === "page" ? null : SEARCH_KIND_LABELS[kind], note].filter(Boolean).join(" · "),
                  }}
                  onFollow={onFollow}
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {rest.map(({ kind, items, more }) =>
        items.length > 0 || more ? (
          <section key={kind} aria-labelledby={`hasil-${kind}`}>
            <h3 id={`hasil-${kind}`} className={HEADING}>
              <Icon name={KIND_ICONS[kind]} size={18} /> {SEARCH_KIND_LABELS[kind]}
            </h3>
            <ul className="grid gap-1">
              {items.map((item) => (
                <li key={item.path}>
                  <Result item={item} onFollow={onFollow} />
                </li>
              ))}
              {more && !single ? (
                <li>
                  <Link
                    href={searchPath(q, kind)}
                    prefetch={false}
                    onClick={onFollow}
                    className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-3 font-semibold text-primary hover:underline"
                  >
                    Lihat lebih banyak: {SEARCH_KIND_LABELS[kind]} <Icon name="arrow-right" size={18} />
                  </Link>
                </li>
              ) : null}
            </ul>
          </section>
        ) : null,
      )}
    </div>
  );
}

function Result({ item, onFollow }: { item: SearchResultView; onFollow: (() => void) | undefined }) {
  const link = {
    href: item.path,
    onClick: onFollow,
    className: "block min-h-11 rounded-md px-3 py-2 hover:bg-panel focus-visible:bg-panel",
  };
  const shown = (
    <>
      <span className="block font-semibold">
        <MarkedText parts={item.title} />
      </span>
      {item.excerpt.length > 0 ? (
        <span className="line-clamp-2 text-sm text-ink-soft">
          <MarkedText parts={item.excerpt} />
        </span>
      ) : null}
      {item.note ? <span className="block text-sm text-ink-faint">{item.note}</span> : null}
    </>
  );
  // On the page itself only the browser announces another fragment.
  if (item.path.includes("#")) return <a {...link}>{shown}</a>;
  return (
    <Link {...link} prefetch={false}>
      {shown}
    </Link>
  );
}

/** What may help where nothing was found: other words, or being the first to say it. */
export function NothingFound({ q, onFollow }: { q: string; onFollow?: () => void }) {
  return (
    <>
      <p className="text-ink-soft">
        Tidak ada hasil untuk “{q}”. Coba kata lain yang lebih umum, atau periksa ejaannya.
      </p>
      <p className="mt-4 text-ink-soft">Belum ada yang menulisnya? Anda dapat menjadi yang pertama.</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <ButtonLink href="/laporan" prefetch={false} onClick={onFollow}>
          Laporkan kerusakan
        </ButtonLink>
        <ButtonLink href="/forum" prefetch={false} variant="secondary" onClick={onFollow}>
          Tanyakan di forum
        </ButtonLink>
      </p>
    </>
  );
}
