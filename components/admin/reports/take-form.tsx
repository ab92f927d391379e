"use client";

import { useState } from "react";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import type { Refusal } from "@/components/forms/use-submission";
import { useSubmit } from "@/components/forms/use-submit";
import type { PickedPoint } from "@/components/map/coordinates";
import { PlacePicker } from "@/components/map/picker/place-picker";
import { PhotoPicker } from "@/components/photos/photo-picker";
import { Button, ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { RadioGroup } from "@/components/ui/radio-group";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { EMPTY_FIELDS } from "@/lib/http/error-body";
import { fetchJson } from "@/lib/http/fetch-json";
import { DAMAGE_TYPES } from "@/lib/reports/rules";
import type { DeskReportView } from "@/lib/reports/view";

const FIELDS = ["via", "damage_type", "location", "description", "incident_date", "reporter_name", "secret"] as const;
const KINDS = DAMAGE_TYPES.map((value) => ({ value, label: value }));

interface TakeFormProps {
  /** `YYYY-MM-DD` */
  today: string;
  tileUrl: string;
}

const REQUIRED = {
  damage_type: "Jenis kerusakan wajib diisi.",
  location: "Lokasi wajib diisi.",
  description: "Deskripsi wajib diisi.",
  incident_date: "Tanggal kejadian wajib diisi.",
};

function missingIn(values: Record<keyof typeof REQUIRED, string>): Refusal | null {
  const errors = Object.fromEntries(
    Object.entries(REQUIRED).filter(([name]) => values[name as keyof typeof REQUIRED].trim() === ""),
  );
  return Object.keys(errors).length > 0 ? { message: EMPTY_FIELDS, errors } : null;
}

/** A report that staff write down for somebody who came by or phoned. */
export function TakeForm({ today, tileUrl }: TakeFormProps) {
  const [round, setRound] = useState(0);
  const [taken, setTaken] = useState<DeskReportView | null>(null);
  const [place, setPlace] = useState("");
  const [point, setPoint] = useState<PickedPoint | null>(null);
  const [photo, setPhoto] = useState<{ id: string; url: string } | null>(null);
  const { state, form } = useSubmit(FIELDS, {
    failed: "Laporan belum tersimpan. Silakan coba lagi.",
    check: missingIn,
    send: ({ secret, ...texts }, key) =>
      fetchJson<DeskReportView>("/api/admin/reports", {
        method: "POST",
        body: {
          ...texts,
          secret: secret !== "",
          latitude: point?.latitude ?? null,
          longitude: point?.longitude ?? null,
          photo_id: photo?.id ?? null,
        },
        key,
      }),
    onSent: (report) => {
      setTaken(report);
      setPlace("");
      setPoint(null);
      setPhoto(null);
      setRound(round + 1);
      window.scrollTo({ top: 0 });
    },
  });
  const { errors } = state;
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
      <form key={round} {...form} aria-label="Catat laporan" className="grid gap-5">
        <SubmitOutcome state={state} />
        <RadioGroup
          name="via"
          legend="Orangnya"
          required
          error={errors.via}
          defaultValue="visit"
          className="sm:[&>div]:grid-cols-2"
          options={[
            { value: "visit", label: "Datang" },
            { value: "phone", label: "Menelepon" },
          ]}
        />
        <Field name="damage_type" label="Jenis kerusakan" required error={errors.damage_type}>
          {(control) => <Select {...control} options={KINDS} placeholder="Pilih jenisnya" defaultValue="" />}
        </Field>
        <Field name="location" label="Lokasi" required error={errors.location}>
          {(control) => (
            <Input {...control} value={place} onChange={(event) => setPlace(event.target.value)} maxLength={200} />
          )}
        </Field>
        <PlacePicker
          value={point}
          onChange={setPoint}
          tileUrl={tileUrl}
          searchText={place}
          hint="Cari nama tempat atau tekan peta. Boleh kosong."
          withDevice={false}
        />
        <Field name="description" label="Yang diceritakan" required error={errors.description}>
          {(control) => <Textarea {...control} rows={5} maxLength={4000} />}
        </Field>
        <Field name="incident_date" label="Tanggal kejadian" required error={errors.incident_date}>
          {(control) => <Input {...control} type="date" max={today} defaultValue={today} />}
        </Field>
        <PhotoPicker value={photo} onChange={setPhoto} label="Foto (opsional)" />
        <Field
          name="reporter_name"
          label="Nama pelapor"
          hint="Boleh kosong; tampil untuk umum. Tulis hanya bila orangnya setuju."
          error={errors.reporter_name}
        >
          {(control) => <Input {...control} maxLength={80} autoComplete="off" />}
        </Field>
        <Checkbox name="secret" label="Rahasia" hint="Hanya pengelola yang melihatnya." />
        <p>
          <Button type="submit" busy={state.busy}>
            {state.busy ? "Menyimpan…" : "Catat laporan"}
          </Button>
        </p>
      </form>
    </>
  );
}
