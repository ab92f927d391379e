import { useState } from "react";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import { WALK_IN } from "@/lib/events/attendance/fields-walk-in";
import { cleanLine } from "@/lib/format/text";

interface CheckInWalkInProps {
  onAdd: (name: string, people: number) => void;
}

/** Somebody who came without registering; checked here, since the server may hear of it hours later. */
export function CheckInWalkIn({ onAdd }: CheckInWalkInProps) {
  const [added, setAdded] = useState("");
  const form = useForm<typeof WALK_IN, string>(WALK_IN, {
    initial: { people: "1" },
    idPrefix: "tamu-",
    trusted: true,
    alone: true,
    again: true,
    send: async ({ name, people }) => {
      const cleaned = cleanLine(String(name));
      onAdd(cleaned, Number(people));
      return cleaned;
    },
    onSent: (name) => {
      form.clear();
      setAdded(`${name} tercatat hadir.`);
      document.getElementById(form.idOf("name"))?.focus();
    },
  });
  return (
    <Form
      of={form}
      labelledBy="tamu-judul"
      className="grid gap-4 rounded-md border border-line bg-panel p-4 sm:p-5"
      title={
        <h3 id="tamu-judul" className="text-xl">
          Datang tanpa mendaftar
        </h3>
      }
      note={null}
      send="Catat hadir"
      look={{ variant: "secondary" }}
      frame={(button) => (
        <div className="flex flex-wrap items-center gap-4">
          {button}
          <p role="status" className="text-ink-soft">
            {added}
          </p>
        </div>
      )}
    >
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_8rem]">
        {form.field("name")}
        {form.field("people")}
      </div>
    </Form>
  );
}
