import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { MAX_PEOPLE } from "@/lib/events/event/rules";
import type { HeldRegistrationView } from "@/lib/events/registration/view";
import type { Held } from "./use-own-registration";

/** How many come. Whoever has seats can grow only into free ones; the server decides. */
export function RegistrationPeople({ held, view }: { held: Held; view: HeldRegistrationView }) {
  const [people, setPeople] = useState(view.people);
  const most = Math.max(view.people, Math.min(MAX_PEOPLE, view.event.capacity));
  const busy = held.busy === "change";

  function save(event: FormEvent) {
    event.preventDefault();
    if (people !== view.people) void held.change("change", `Jumlah orang diubah menjadi ${people}.`, people);
  }

  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-3">
      <Field name="people" label="Jumlah orang" required className="min-w-40 flex-1 sm:flex-none">
        {(control) => (
          <Select
            {...control}
            value={String(people)}
            onChange={({ target }) => setPeople(Number(target.value))}
            options={Array.from({ length: most }, (_, index) => ({
              value: String(index + 1),
              label: `${index + 1} orang`,
            }))}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" busy={busy} disabled={people === view.people}>
        {busy ? "Menyimpan…" : "Simpan jumlah orang"}
      </Button>
    </form>
  );
}
