import { CATEGORY_ICONS } from "@/components/forum/list/category-look";
import { classNames } from "@/components/ui/class-names";
import { Icon, type IconName } from "@/components/ui/icon";
import { FORUM_CATEGORIES, FORUM_CATEGORY_LABELS, type ForumCategory } from "@/lib/forum/rules";

export const ALL_TOPICS = "Semua Topik";

interface CategoryChoiceProps {
  current: ForumCategory | null;
  onChoose: (category: ForumCategory | null) => void;
}

/** The sidebar's categories; on a phone a row of chips. */
export function CategoryChoice({ current, onChoose }: CategoryChoiceProps) {
  const choices: { value: ForumCategory | null; label: string; icon: IconName }[] = [
    { value: null, label: ALL_TOPICS, icon: "list" },
    ...FORUM_CATEGORIES.map((value) => ({ value, label: FORUM_CATEGORY_LABELS[value], icon: CATEGORY_ICONS[value] })),
  ];
  return (
    <fieldset className="needs-script">
      <legend className="mb-2 font-display text-lg font-semibold">Kategori</legend>
      <div className="flex flex-wrap gap-2 lg:flex-col lg:flex-nowrap">
        {choices.map(({ value, label, icon }) => (
          <button
            key={label}
            type="button"
            aria-pressed={current === value}
            onClick={() => onChoose(value)}
            className={classNames(
              "inline-flex min-h-11 items-center gap-2 rounded-full border-2 px-3 text-left text-sm font-semibold transition-colors duration-150 lg:rounded-md lg:text-base",
              current === value
                ? "border-primary bg-primary text-on-primary"
                : "border-line-strong bg-card text-ink hover:border-primary hover:bg-primary-soft",
            )}
          >
            <Icon name={icon} size={18} /> {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
