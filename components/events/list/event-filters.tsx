import { monthChoices } from "@/components/events/calendar/calendar-days";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { Select } from "@/components/ui/select";
import { dayIn, formatMonth } from "@/lib/format/dates";
import { PROVINCES } from "@/lib/provinces/rules";
import { type EventFilter, filterIn } from "./filter-address";

const VIEWS = [
  { view: "cards", label: "Kartu", icon: "list" },
  { view: "calendar", label: "Kalender", icon: "calendar" },
] as const;

const PLACES = [...PROVINCES].sort();

interface EventFiltersProps {
  filter: EventFilter;
  onFilter: (filter: EventFilter) => void;
  now: Date;
}

/** Cards or calendar, and which area and month they show. */
export function EventFilters({ filter, onFilter, now }: EventFiltersProps) {
  const { view, month, province } = filter;
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
      <div className="grid min-w-0 gap-1 sm:w-52">
        <label htmlFor="saring-provinsi" className="text-sm font-semibold">
          Provinsi
        </label>
        <Select
          id="saring-provinsi"
          value={province ?? ""}
          options={PLACES}
          placeholder="Semua"
          onChange={({ target }) => onFilter({ ...filter, ...pick("provinsi", target.value) })}
        />
      </div>
      <div className="grid min-w-0 gap-1 sm:w-52">
        <label htmlFor="saring-bulan" className="text-sm font-semibold">
          Bulan
        </label>
        <Select
          id="saring-bulan"
          value={month ?? ""}
          options={months}
          placeholder={view === "calendar" ? "Bulan ini" : "Semua"}
          onChange={({ target }) => onFilter({ ...filter, ...pick("bulan", target.value) })}
        />
      </div>
      {province !== null || month !== null ? (
        <Button
          variant="quiet"
          className="max-sm:col-span-2"
          onClick={() => onFilter({ view, month: null, province: null })}
        >
          <Icon name="close" size={18} /> Tampilkan semua
        </Button>
      ) : null}
    </search>
  );
}

/** The one part of a filter that a value of the form stands for. */
function pick(name: "provinsi" | "bulan", value: string): Partial<EventFilter> {
  const { month, province } = filterIn(`?${name}=${encodeURIComponent(value)}`);
  return name === "bulan" ? { month } : { province };
}
