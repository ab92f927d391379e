import { classNames } from "@/components/ui/class-names";

export type ScreenView = "map" | "list";

const VIEWS = [
  { view: "map", label: "Peta" },
  { view: "list", label: "Daftar" },
] as const;

interface ViewSwitchProps {
  view: ScreenView;
  onView: (view: ScreenView) => void;
}

/** On a phone: the map under its list, or the list alone. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  return (
    <fieldset className="needs-script flex shrink-0 rounded-md border-2 border-control bg-card lg:hidden">
      <legend className="sr-only">Tampilan</legend>
      {VIEWS.map((choice) => (
        <button
          key={choice.view}
          type="button"
          aria-pressed={view === choice.view}
          onClick={() => onView(choice.view)}
          className={classNames(
            "min-h-10 rounded-sm px-3 text-sm font-semibold",
            view === choice.view ? "bg-primary text-on-primary" : "text-ink hover:bg-primary-soft",
          )}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
