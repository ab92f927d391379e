"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { MOST_CAME } from "@/lib/events/attendance/rules";
import { cleanLine } from "@/lib/format/text";

const EMPTY = { name: "", people: "1" };

/** Somebody who came without registering. What the server would refuse is told here, since it may hear of it hours later. */
export function CheckInWalkIn({ onAdd }: { onAdd: (name: string, people: number) => void }) {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<{ name?: string; people?: string }>({});
  const [added, setAdded] = useState("");

  function write(field: keyof typeof EMPTY, text: string) {
    setValues({ ...values, [field]: text });
    setErrors({ ...errors, [field]: undefined });
  }

  function add() {
    const name = cleanLine(values.name);
    const people = Number(values.people.trim());
    const wrong = {
      ...(name.length < 2 ? { name: "Nama wajib diisi, paling sedikit 2 karakter." } : {}),
      ...(Number.isInteger(people) && people >= 1 && people <= MOST_CAME
        ? {}
        : { people: `Jumlah orang harus 1 sampai ${MOST_CAME}.` }),
    };
    setErrors(wrong);
    if (wrong.name ?? wrong.people) {
      document.getElementById(wrong.name ? "tamu-nama" : "tamu-orang")?.focus();
      return;
    }
    onAdd(name, people);
    setValues(EMPTY);
    setAdded(`${name} tercatat hadir.`);
    document.getElementById("tamu-nama")?.focus();
  }

  return (
    <form
      noValidate
      aria-labelledby="tamu-judul"
      className="grid gap-4 rounded-md border border-line bg-panel p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <h3 id="tamu-judul" className="text-xl">
        Datang tanpa mendaftar
      </h3>
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_8rem]">
        <Field id="tamu-nama" name="walk_in_name" label="Nama peserta" required error={errors.name}>
          {(control) => (
            <Input
              {...control}
              value={values.name}
              maxLength={80}
              autoComplete="off"
              onChange={(event) => write("name", event.target.value)}
            />
          )}
        </Field>
        <Field id="tamu-orang" name="walk_in_people" label="Orang" required error={errors.people}>
          {(control) => (
            <Input
              {...control}
              value={values.people}
              inputMode="numeric"
              maxLength={2}
              autoComplete="off"
              onChange={(event) => write("people", event.target.value)}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="secondary">
          <Icon name="plus" /> Catat hadir
        </Button>
        <p role="status" className="text-ink-soft">
          {added}
        </p>
      </div>
    </form>
  );
}
