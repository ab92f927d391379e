"use client";

import { useMemo, useState } from "react";
import { countsOf, type Guest } from "@/components/events/checkin/checkin-list";
import type { DraftKind, FormDraft } from "@/components/forms/draft";
import { DraftNotices } from "@/components/forms/draft-notices";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useDraft } from "@/components/forms/use-draft";
import { useOnline } from "@/components/forms/use-online";
import type { Refusal } from "@/components/forms/use-submission";
import { useSubmit } from "@/components/forms/use-submit";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Textarea } from "@/components/ui/textarea";
import { showToast } from "@/components/ui/toast-store";
import { canReportResults, RESULT_LIMITS } from "@/lib/events/results/rules";
import { fetchJson } from "@/lib/http/fetch-json";
import { figureIn, figureText } from "./organiser-figures";
import { keyBody } from "./organiser-key";
import { OrganiserPhotos } from "./organiser-photos";
import { OrganiserReport } from "./organiser-report";
import type { OrganiserProps } from "./organiser-tabs";

type ResultField = "people" | "trees" | "kilograms" | "words";

type ResultValues = Record<ResultField, string>;

const PREFIX = "sulur:draf-hasil";

const BLANK = { place: null, photo: null, photoAt: 0, attempt: null, seconds: 0 };

const FIELDS = ["people", "trees", "kilograms", "words", "consent"] as const;
type Values = Record<(typeof FIELDS)[number], string>;
/** What was typed before the scripts came is nothing here: the form comes with them. */
const NO_FORM = { current: null };

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
  const { draft, restored, setValue, clear } = useDraft(kind, NO_FORM);
  const online = useOnline();
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
        <DraftNotices restored={restored} online={online} send={send} onClear={clear} />
        <SubmitOutcome state={state} idPrefix="hasil-" />
        {figure("people", "Jumlah peserta", came > 0 ? `Tercatat di absen: ${came} orang.` : undefined)}
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
  return {
    storageKey: `${PREFIX}:${eventId}`,
    version: 1,
    empty: { ...BLANK, values: shown },
    preset: () => ({}),
  };
}
