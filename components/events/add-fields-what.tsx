import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { EventFieldsProps } from "./add-values";

/** What the event is, how many may come, and who invites. */
export function EventWhatFields({ values, errors, onValue }: EventFieldsProps) {
  return (
    <>
      <Field id="event-judul" name="title" label="Judul kegiatan" required error={errors.title}>
        {(control) => (
          <Input
            {...control}
            value={values.title}
            onChange={(event) => onValue("title", event.target.value)}
            maxLength={120}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        id="event-deskripsi"
        name="description"
        label="Deskripsi"
        required
        error={errors.description}
        hint="Apa yang dikerjakan bersama, apa yang perlu dibawa, dan cara ke sana."
      >
        {(control) => (
          <Textarea
            {...control}
            value={values.description}
            onChange={(event) => onValue("description", event.target.value)}
            maxLength={4000}
          />
        )}
      </Field>
      <Field
        id="event-kapasitas"
        name="capacity"
        label="Kapasitas"
        required
        error={errors.capacity}
        hint="Jumlah orang yang dapat ikut."
      >
        {(control) => (
          <Input
            {...control}
            value={values.capacity}
            onChange={(event) => onValue("capacity", event.target.value)}
            inputMode="numeric"
            maxLength={9}
            autoComplete="off"
            className="max-w-40 tabular-nums"
          />
        )}
      </Field>
      <Field
        id="event-penyelenggara"
        name="organiser"
        label="Penyelenggara"
        error={errors.organiser}
        hint="Nama kelompok atau lembaga. Tampil untuk umum, jadi jangan menulis nomor telepon."
      >
        {(control) => (
          <Input
            {...control}
            value={values.organiser}
            onChange={(event) => onValue("organiser", event.target.value)}
            maxLength={80}
            autoComplete="organization"
          />
        )}
      </Field>
    </>
  );
}
