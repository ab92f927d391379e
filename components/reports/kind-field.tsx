import type { OwnFieldProps } from "@/components/forms/use-form";
import { classNames } from "@/components/ui/class-names";
import { FieldError, RequiredMark } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { DAMAGE_TYPES, kindDrawing, OTHER_DAMAGE } from "@/lib/reports/rules";

// The native radio lies over the tile, so that taps, keys and screen readers find it, and shows its ring.
const TILE =
  "relative flex h-full flex-col items-center gap-1 rounded-md border-2 border-line-strong bg-paper px-1 pt-2 pb-1.5 text-center text-sm font-semibold text-ink-soft has-checked:border-primary has-checked:bg-primary-soft";

/** The kind of damage as drawings; only "Lainnya" can be named in words. */
export function KindField({ label, value, error, onValue }: OwnFieldProps) {
  const chosen = value === "" ? undefined : (DAMAGE_TYPES.find((kind) => kind === value) ?? OTHER_DAMAGE);
  return (
    <fieldset id="damage_type" className="min-w-0" aria-describedby={error ? "damage_type-error" : undefined}>
      <legend className="mb-2 font-semibold">
        {label} <RequiredMark />
      </legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {DAMAGE_TYPES.map((kind) => (
          <div key={kind} className={kind === OTHER_DAMAGE ? "group max-sm:col-span-2" : undefined}>
            <label className={classNames(TILE, kind === OTHER_DAMAGE && "max-sm:flex-row max-sm:justify-center")}>
              <input
                type="radio"
                name="damage_type"
                // The words that were typed for "Lainnya" are its value.
                value={kind === OTHER_DAMAGE && chosen === kind ? value : kind}
                required
                checked={chosen === kind}
                onChange={() => {
                  // A browser that fills in "Lainnya" again takes no word away that was typed for it.
                  if (chosen !== kind) onValue(kind);
                }}
                className="absolute inset-0 cursor-pointer appearance-none rounded-md"
              />
              <svg viewBox="0 0 96 64" aria-hidden="true" className="h-12 w-24">
                <use href={`/ilustrasi/jenis.svg#${kindDrawing(kind)}`} />
              </svg>
              <span className="flex min-h-8 items-center">
                <span>
                  <Breakable text={kind} />
                </span>
              </span>
            </label>
            {kind === OTHER_DAMAGE ? (
              <div className="mt-2 hidden group-has-checked:block">
                <Input
                  name="damage_type_other"
                  aria-label="Jenis lainnya"
                  placeholder="Tulis jenisnya"
                  value={value === OTHER_DAMAGE || chosen !== OTHER_DAMAGE ? "" : value}
                  onChange={(event) => onValue(event.target.value || OTHER_DAMAGE)}
                  autoComplete="off"
                />
              </div>
            ) : null}
          </div>
        ))}
      </div>
      {error ? <FieldError id="damage_type-error" text={error} /> : null}
    </fieldset>
  );
}

/** `Kerusakan pesisir/mangrove` may break after the stroke, which browsers do not do by themselves. */
function Breakable({ text }: { text: string }) {
  const [head, tail] = text.split("/");
  if (tail === undefined) return text;
  return (
    <>
      {head}/<wbr />
      {tail}
    </>
  );
}
