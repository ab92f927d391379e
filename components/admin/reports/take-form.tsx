"use client";

import { useState } from "react";
import { Form } from "@/components/forms/form";
import { PHOTO_UNDERWAY, photoOf } from "@/components/forms/form-photo";
import { useForm } from "@/components/forms/use-form";
import { PlacePicker } from "@/components/map/picker/place-picker";
import { PhotoField } from "@/components/photos/photo-field";
import { ButtonLink } from "@/components/ui/button-link";
import { Notice } from "@/components/ui/notice";
import { RadioGroup } from "@/components/ui/radio-group";
import { TAKE } from "@/lib/reports/desk/fields";
import type { DeskReportView } from "@/lib/reports/view";

interface TakeFormProps {
  /** `YYYY-MM-DD` */
  today: string;
  tileUrl: string;
}

const WAYS = Object.entries(TAKE.via.labels).map(([value, label]) => ({ value, label }));

/** A report that staff write down for somebody who came by or phoned. */
export function TakeForm({ today, tileUrl }: TakeFormProps) {
  const [taken, setTaken] = useState<DeskReportView | null>(null);
  const [photoBusy, setPhotoBusy] = useState(false);
  const form = useForm<typeof TAKE, DeskReportView>(TAKE, {
    to: "/api/admin/reports",
    initial: { via: "visit", incident_date: today },
    trusted: true,
    again: true,
    more: ({ place, photo }) => ({
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      photo_id: photo?.id ?? null,
    }),
    refuse: () => (photoBusy ? PHOTO_UNDERWAY : null),
    onSent: (report) => {
      setTaken(report);
      form.clear();
      window.scrollTo({ top: 0 });
    },
    unexplained: "Laporan belum tersimpan. Silakan coba lagi.",
  });
  const { field, draft, change } = form;
  const { value, error, onValue } = form.propsOf("via");
  return (
    <>
      {taken ? (
        <Notice tone="good" live="status" title={`Tercatat dengan nomor ${taken.code}`}>
          <p className="mt-2 flex flex-wrap gap-3">
            <ButtonLink href={`/admin/laporan?laporan=${taken.code}`} variant="secondary" size="small">
              Buka {taken.code}
            </ButtonLink>
          </p>
        </Notice>
      ) : null}
      <Form
        of={form}
        label="Catat laporan"
        note={null}
        className="grid gap-5"
        send="Catat laporan"
        sending="Menyimpan…"
        look={{}}
      >
        <RadioGroup
          name="via"
          legend={TAKE.via.label}
          required
          error={error}
          value={value}
          onChange={onValue}
          className="sm:[&>div]:grid-cols-2"
          options={WAYS}
        />
        {field("damage_type")}
        {field("location")}
        <PlacePicker
          value={draft.place}
          onChange={(place) => change({ place })}
          tileUrl={tileUrl}
          searchText={draft.values.location}
          hint="Cari nama tempat atau tekan peta. Boleh kosong."
          withDevice={false}
        />
        {field("description")}
        {field("incident_date")}
        <PhotoField {...photoOf(form)} onBusy={setPhotoBusy} hint="Boleh kosong; tampil untuk umum." />
        {field("reporter_name")}
        {field("secret")}
      </Form>
    </>
  );
}
