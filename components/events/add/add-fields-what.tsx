import { LineField, ParagraphsField } from "@/components/forms/typed-field";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { EventFieldsProps } from "./add-values";

/** What the event is, how many may come, and who invites. */
export function EventWhatFields({ values, errors, onValue }: EventFieldsProps) {
  return (
    <>
      <LineField
        id="event-judul"
        name="title"
        label="Judul kegiatan"
        required
        error={errors.title}
        value={values.title}
        onValue={onValue}
        maxLength={120}
      />
      <ParagraphsField
        id="event-deskripsi"
        name="description"
        label="Deskripsi"
        required
        error={errors.description}
        hint="Apa yang dikerjakan bersama, apa yang perlu dibawa, dan cara ke sana."
        value={values.description}
        onValue={onValue}
        maxLength={4000}
      />
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
      <LineField
        id="event-penyelenggara"
        name="organiser"
        label="Penyelenggara"
        error={errors.organiser}
        hint="Nama kelompok atau lembaga. Tampil untuk umum, jadi jangan menulis nomor telepon."
        value={values.organiser}
        onValue={onValue}
        maxLength={80}
        autoComplete="organization"
      />
    </>
  );
}
