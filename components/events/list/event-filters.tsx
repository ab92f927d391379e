import Link from "next/link";
import { AreaFilter } from "@/components/areas/area-filter";
import { monthChoices } from "@/components/events/calendar/calendar-days";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Select } from "@/components/ui/select";
import type { EventKind } from "@/lib/events/event/rules";
import { dayIn, formatMonth } from "@/lib/format/dates";
import { KIND_PAGES } from "./event-words";
import { ALL_KINDS, type EventFilter } from "./filter-address";

const VIEWS = [
  { view: "cards", label: "Kartu", icon: "list" },
  { view: "calendar", label: "Kalender", icon: "calendar" },
] as const;

interface EventFiltersProps {
  filter: EventFilter;
  onFilter: (filter: EventFilter) => void;
  now: Date;
}

/** One place for all events; the tab of both stands on each kind's page and needs scripts. */
export function KindTabs({ page, filter, onFilter }: Omit<EventFiltersProps, "now"> & { page: EventKind }) {
  const current = filter.all ? "ALL" : page;
  const tabs = [
    { kind: "ALL", href: `${KIND_PAGES[page].path}?jenis=${ALL_KINDS}`, label: "Semua" },
    { kind: "PLANTING", href: KIND_PAGES.PLANTING.path, label: "Tanam pohon" },
    { kind: "COMMUNITY", href: KIND_PAGES.COMMUNITY.path, label: "Komunitas" },
  ] as const;
  return (
    <nav aria-label="Jenis kegiatan" className="mb-6 flex flex-wrap gap-x-2 border-b-2 border-line">
      {tabs.map(({ kind, href, label }) => (
        <Link
          key={kind}
          href={href}
          prefetch={false}
          aria-current={kind === current}
          onClick={(event) => {
            const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || (kind !== "ALL" && kind !== page);
            if (elsewhere) return;
            event.preventDefault();
            onFilter({ ...filter, all: kind === "ALL" });
          }}
          className={classNames(
            "-mb-0.5 border-b-4 border-transparent px-3 py-2 font-semibold text-ink-soft aria-[current=true]:border-primary aria-[current=true]:text-primary",
            kind === "ALL" && "needs-script",
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** Cards or calendar, and which area and month they show. */
export function EventFilters({ filter, onFilter, now }: EventFiltersProps) {
  const { view, month, area, all } = filter;
  const months = monthChoices(dayIn(now), month).map((value) => ({ value, label: formatMonth(value) }));
  return (
    <search
      aria-label="Saring kegiatan"
      className="needs-script mb-6 grid grid-cols-[3fr_2fr] items-end gap-3 sm:flex sm:flex-wrap"
    >
      <fieldset className="col-span-2 flex flex-wrap rounded-md border-2 border-control bg-card">
        <legend className="sr-only">Tampilan</legend>
        {VIEWS.map((choice) => (
          <button
            key={choice.view}
            type="button"
            aria-pressed={view === choice.view}
            onClick={() => onFilter({ ...filter, view: choice.view })}
            className={classNames(
              "inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-sm px-4 font-semibold",
              view === choice.view ? "bg-primary text-on-primary" : "text-ink hover:bg-primary-soft",
            )}
          >
            <Icon name={choice.icon} size={18} /> {choice.label}
          </button>
        ))}
      </fieldset>
      <AreaFilter className="min-w-0 sm:w-52" area={area} onArea={(chosen) => onFilter({ ...filter, area: chosen })} />
      <Field inFilter name="bulan" id="saring-bulan" label="Bulan" className="min-w-0 sm:w-52">
        {(control) => (
          <Select
            {...control}
            value={month ?? ""}
            options={months}
            placeholder={view === "calendar" ? "Bulan terdekat" : "Semua"}
            onChange={({ target }) => onFilter({ ...filter, month: target.value || null })}
          />
        )}
      </Field>
      {area !== null || month !== null ? (
        <Button
          variant="quiet"
          className="max-sm:col-span-2"
          onClick={() => onFilter({ view, all, month: null, area: null })}
        >
          <Icon name="close" size={18} /> Tampilkan semua
        </Button>
      ) : null}
    </search>
  );
}
