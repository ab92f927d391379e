import { AreaFilter } from "@/components/areas/area-filter";
import { monthChoices } from "@/components/events/calendar/calendar-days";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Select } from "@/components/ui/select";
import { dayIn, formatMonth } from "@/lib/format/dates";
import type { EventFilter } from "./filter-address";

const VIEWS = [
  { view: "cards", label: "Kartu", icon: "list" },
  { view: "calendar", label: "Kalender", icon: "calendar" },
] as const;

interface EventFiltersProps {
  filter: EventFilter;
  onFilter: (filter: EventFilter) => void;
  now: Date;
}

/** Cards or calendar, and which area and month they show. */
export function EventFilters({ filter, onFilter, now }: EventFiltersProps) {
  const { view, month, area } = filter;
  const months = monthChoices(dayIn(now), month).map((value) => ({ value, label: formatMonth(value) }));
  return (
    <search
      aria-label="Saring kegiatan"
      className="needs-script mb-6 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
    >
      <fieldset className="col-span-2 flex rounded-md border-2 border-control bg-card">
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
          onClick={() => onFilter({ view, month: null, area: null })}
        >
          <Icon name="close" size={18} /> Tampilkan semua
        </Button>
      ) : null}
    </search>
  );
}
