"use client";

import { useMemo, useState } from "react";
import { countsOf, type Guest } from "@/components/events/checkin/checkin-list";
import type { DraftKind } from "@/components/forms/draft";
import { DraftNotices } from "@/components/forms/draft-notices";
import { BLANK, type FormDraft } from "@/components/forms/form-draft";
import { NumberEcho } from "@/components/forms/number-echo";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useDraft } from "@/components/forms/use-draft";
import type { Refusal } from "@/components/forms/use-submission";
import { useSubmit } from "@/components/forms/use-submit";
import { PhotoPicker } from "@/components/photos/photo-picker";
import { Button, ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Textarea } from "@/components/ui/textarea";
import { showToast } from "@/components/ui/toast-store";
import type { ResultPhoto } from "@/lib/events/attendance/view";
import { canReportResults, MOST_RESULT_PHOTOS, RESULT_LIMITS } from "@/lib/events/results/rules";
import { readNumber } from "@/lib/format/decimal";
import { fetchJson } from "@/lib/http/fetch-json";
import { keyBody } from "./organiser-key";
import type { OrganiserProps } from "./organiser-tabs";

interface OrganiserPhotosProps {
  photos: readonly ResultPhoto[];
  error: string | undefined;
  onChange: (photos: ResultPhoto[]) => void;
  onBusy: (busy: boolean) => void;
}

interface OrganiserReportProps {
  code: string;
  /** Whether the results stand on the event's page. */
  hasResults: boolean;
  staff: boolean;
}

type ResultField = "people" | "trees" | "kilograms" | "words";

const RESULT_UNITS = { people: "orang", trees: "pohon", kilograms: "kg" };

type ResultValues = Record<ResultField, string>;

const PREFIX = "sulur:draf-hasil";

const FIELDS = ["people", "trees", "kilograms", "words", "consent"] as const;

type Values = Record<(typeof FIELDS)[number], string>;

interface OrganiserResultsProps extends OrganiserProps {
  /** Of the attendance list, from which the number of people is proposed. */
  guests: readonly Guest[];
  onChanged: () => void;
}

/** What came of the event, for its public page; told again it is corrected. */
export function OrganiserResults({ view, token, guests, onChanged }: OrganiserResultsProps) {
  const { event } = view;
  const [photos, setPhotos] = useState(view.result_photos);
  const [photoBusy, setPhotoBusy] = useState(false);
  const { results } = event;
  const came = countsOf(guests).people;
  const { people = null, trees = null, kilograms = null, words = null } = results ?? {};
  const kind = useMemo(() => {
    const proposed = people ?? (came > 0 ? came : null);
    const figures = { people: figureText(proposed), trees: figureText(trees), kilograms: figureText(kilograms) };
    return resultsDraft(event.id, { ...figures, words: words ?? "" });
  }, [event.id, came, people, trees, kilograms, words]);
  const { draft, restored, setValue, clear } = useDraft(kind);
  const { state, form } = useSubmit(FIELDS, {
    check: (values) => refusalOf(values, photos.length > 0, photoBusy),
    send: (values) => {
      const body = {
        ...keyBody(token),
        people: figureIn(values.people),
        trees: figureIn(values.trees),
        kilograms: figureIn(values.kilograms),
        words: values.words,
        photo_ids: photos.map(({ id }) => id),
        consent: values.consent === "on",
      };
      return fetchJson<void>(`/api/events/${event.id}/results`, { method: "POST", body });
    },
    onSent: () => {
      clear();
      showToast({ text: "Hasil kegiatan tampil di halamannya. Terima kasih!" });
      onChanged();
    },
    failed: "Hasil belum tersimpan. Silakan coba lagi.",
  });

  const times = { startsAt: new Date(event.date), cancelledAt: event.cancelled ? new Date(event.date) : null };
  if (event.cancelled) return <Notice title="Kegiatan ini dibatalkan, jadi tidak ada hasilnya." />;
  if (!canReportResults(times, new Date())) {
    return <Notice title="Hasil dapat diisi setelah kegiatan dimulai." />;
  }

  const send = results ? "Simpan perbaikan" : "Tampilkan hasil";
  const figure = (name: "people" | "trees" | "kilograms", label: string, hint?: string) => (
    <Field
      id={`hasil-${name}`}
      name={name}
      label={label}
      hint={hint}
      required={name === "people"}
      error={state.errors[name]}
      after={
        <NumberEcho
          id={`hasil-${name}`}
          text={draft.values[name]}
          unit={RESULT_UNITS[name]}
          whole={name !== "kilograms"}
          onText={(text) => setValue(name, text)}
        />
      }
    >
      {(control) => (
        <Input
          {...control}
          value={draft.values[name]}
          onChange={({ target }) => setValue(name, target.value)}
          inputMode={name === "kilograms" ? "decimal" : "numeric"}
          autoComplete="off"
          maxLength={12}
          className="max-w-40 tabular-nums"
        />
      )}
    </Field>
  );
  return (
    <div className="grid max-w-160 gap-8">
      <form {...form} aria-label="Hasil kegiatan" className="grid gap-5">
        <p className="measure text-ink-soft">
          Angka, cerita, dan foto ini tampil untuk umum di halaman kegiatan. Anda dapat memperbaikinya kapan saja.
        </p>
        <DraftNotices restored={restored} send={send} onClear={clear} />
        <SubmitOutcome state={state} idPrefix="hasil-" />
        {figure("people", "Jumlah peserta", came > 0 ? `Tercatat di presensi: ${came} orang.` : undefined)}
        {figure("trees", "Pohon ditanam")}
        {figure("kilograms", "Sampah terkumpul (kg)")}
        <Field id="hasil-words" name="words" label="Cerita singkat" error={state.errors.words}>
          {(control) => (
            <Textarea
              {...control}
              value={draft.values.words}
              onChange={({ target }) => setValue("words", target.value)}
              maxLength={RESULT_LIMITS.words}
            />
          )}
        </Field>
        <OrganiserPhotos photos={photos} error={state.errors.photo_ids} onChange={setPhotos} onBusy={setPhotoBusy} />
        {photos.length > 0 ? (
          <Checkbox
            id="hasil-consent"
            name="consent"
            label="Orang yang tampak di foto setuju fotonya ditampilkan untuk umum."
            error={state.errors.consent}
          />
        ) : null}
        <Button type="submit" size="large" wide busy={state.busy}>
          {state.busy ? "Menyimpan…" : send}
        </Button>
      </form>
      {event.report ? (
        <OrganiserReport code={event.report.code} hasResults={results !== null} staff={view.staff} />
      ) : null}
    </div>
  );
}

function refusalOf(
  { people, trees, kilograms, consent }: Values,
  withPhotos: boolean,
  photoBusy: boolean,
): Refusal | null {
  const errors: Record<string, string> = {};
  if (people.trim() === "") errors.people = "Jumlah peserta wajib diisi.";
  for (const [name, text] of Object.entries({ people, trees, kilograms })) {
    if (text.trim() !== "" && Number.isNaN(figureIn(text))) errors[name] = "Tulis dengan angka. Contoh: 25 atau 12,5.";
  }
  if (withPhotos && consent !== "on")
    errors.consent = "Pastikan orang yang tampak di foto setuju, lalu centang kotak ini.";
  if (photoBusy) errors.photo_ids = "Foto masih dikirim. Tunggu sebentar lalu simpan lagi.";
  return Object.keys(errors).length > 0 ? { message: "", errors } : null;
}

/** What is being written about one event. @param shown what its form begins with: told before, or proposed */
function resultsDraft(eventId: number, shown: ResultValues): DraftKind<FormDraft<ResultField>> {
  return { storageKey: `${PREFIX}:${eventId}`, version: 1, empty: { ...BLANK, values: shown } };
}

/** The report that the event was to mend; only staff say that it is settled. */
function OrganiserReport({ code, hasResults, staff }: OrganiserReportProps) {
  if (!hasResults) {
    return (
      <Notice title={`Kegiatan ini menangani laporan ${code}`}>
        Foto sesudah kegiatan membantu pengelola menyatakan laporannya selesai.
      </Notice>
    );
  }
  if (staff) {
    return (
      <Notice tone="good" title={`Apakah laporan ${code} sudah selesai?`}>
        <p>Hasilnya sudah tercatat. Periksa fotonya, lalu nyatakan laporannya selesai di dasbor.</p>
        <ButtonLink href={`/admin/laporan?laporan=${code}`} size="small" className="mt-3">
          Buka laporan {code}
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice tone="good" title={`Hasil tersampaikan ke laporan ${code}`}>
      <p>Pengelola melihat hasil ini di dasbor mereka dan menyatakan laporannya selesai bila sudah beres.</p>
      <ButtonLink href={`/laporan/${code}`} variant="secondary" size="small" className="mt-3">
        Lihat laporan
      </ButtonLink>
    </Notice>
  );
}

/** Up to six photos of what was done, one after the other. */
function OrganiserPhotos({ photos, error, onChange, onBusy }: OrganiserPhotosProps) {
  const left = MOST_RESULT_PHOTOS - photos.length;
  return (
    <div id="hasil-photo_ids" tabIndex={-1} className="grid gap-3">
      {photos.length > 0 ? (
        <ul aria-label="Foto hasil" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map(({ id, url }, place) => (
            <li key={id} className="grid gap-1">
              <img
                src={url}
                alt={`Foto hasil ${place + 1}`}
                className="aspect-square w-full rounded-sm bg-panel object-cover"
              />
              <Button
                variant="quiet"
                size="small"
                aria-label={`Hapus foto ${place + 1}`}
                onClick={() => onChange(photos.filter((photo) => photo.id !== id))}
              >
                <Icon name="trash" size={18} /> Hapus
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {left > 0 ? (
        <PhotoPicker
          value={null}
          onChange={(photo) => {
            if (photo) onChange([...photos, photo]);
          }}
          onBusy={onBusy}
          ownCamera
          label="Tambah foto sesudah kegiatan (opsional)"
          hint={`Paling banyak ${MOST_RESULT_PHOTOS} foto; masih dapat ditambah ${left}.`}
        />
      ) : (
        <p className="text-ink-soft">Sudah {MOST_RESULT_PHOTOS} foto. Hapus salah satu untuk menggantinya.</p>
      )}
      {error ? <FieldError id="hasil-photo_ids-error" text={error} /> : null}
    </div>
  );
}

/** Null for none, NaN for what is no figure. */
export function figureIn(text: string): number | null {
  if (text.trim() === "") return null;
  const figure = readNumber(text);
  return figure === null || figure < 0 ? Number.NaN : figure;
}

/** A figure as people type it: "12,5". */
export function figureText(figure: number | null): string {
  return figure === null ? "" : String(figure).replace(".", ",");
}
