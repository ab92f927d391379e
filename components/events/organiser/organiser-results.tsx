"use client";

import { useMemo, useState } from "react";
import { countsOf, type Guest } from "@/components/events/checkin/checkin-list";
import type { DraftKind } from "@/components/forms/draft";
import { useFormDraft } from "@/components/forms/draft-notices";
import { Form } from "@/components/forms/form";
import { BLANK, emptyValues } from "@/components/forms/form-draft";
import { NumberEcho } from "@/components/forms/number-echo";
import { type FieldsDraft, useForm } from "@/components/forms/use-form";
import type { Refusal } from "@/components/forms/use-submission";
import { Checkbox } from "@/components/ui/checkbox";
import { Notice } from "@/components/ui/notice";
import { showToast } from "@/components/ui/toast-store";
import { CONSENT_NEEDED, RESULTS } from "@/lib/events/results/fields";
import { canReportResults } from "@/lib/events/results/rules";
import { keyBody } from "./organiser-key";
import { OrganiserPhotos } from "./organiser-photos";
import { OrganiserReport } from "./organiser-report";
import type { OrganiserProps } from "./organiser-tabs";

const RESULT_UNITS = { people: "orang", trees: "pohon", kilograms: "kg" };

type Figure = keyof typeof RESULT_UNITS;

const PREFIX = "sulur:draf-hasil";

const REFUSALS = {
  consent: { message: "", errors: { consent: CONSENT_NEEDED } },
  photo: { message: "", errors: { photo_ids: "Foto masih dikirim. Tunggu sebentar lalu simpan lagi." } },
} satisfies Record<string, Refusal>;

interface OrganiserResultsProps extends OrganiserProps {
  /** Of the attendance list, from which the number of people is proposed. */
  guests: readonly Guest[];
  onChanged: () => void;
}

/** The results of an event, for its public page; sent again they are corrected. */
export function OrganiserResults({ view, token, guests, onChanged }: OrganiserResultsProps) {
  const { event } = view;
  const [photos, setPhotos] = useState(view.result_photos);
  const [photoBusy, setPhotoBusy] = useState(false);
  const [consent, setConsent] = useState(false);
  const { results } = event;
  const came = countsOf(guests).people;
  const { people = null, trees = null, kilograms = null, words = null } = results ?? {};
  const kind = useMemo(() => {
    const proposed = people ?? (came > 0 ? came : null);
    const figures = { people: figureText(proposed), trees: figureText(trees), kilograms: figureText(kilograms) };
    return resultsDraft(event.id, { ...figures, words: words ?? "" });
  }, [event.id, came, people, trees, kilograms, words]);
  const form = useForm<typeof RESULTS, void>(RESULTS, {
    draft: useFormDraft(kind),
    to: `/api/events/${event.id}/results`,
    idPrefix: "hasil-",
    trusted: true,
    again: true,
    more: () => ({ ...keyBody(token), photo_ids: photos.map(({ id }) => id), consent }),
    refuse: () => (photoBusy ? REFUSALS.photo : photos.length > 0 && !consent ? REFUSALS.consent : null),
    onSent: () => {
      form.clear();
      showToast({ text: "Hasil kegiatan tampil di halamannya. Terima kasih!" });
      onChanged();
    },
    unexplained: "Hasil belum tersimpan. Silakan coba lagi.",
  });

  const times = { startsAt: new Date(event.date), cancelledAt: event.cancelled ? new Date(event.date) : null };
  if (event.cancelled) return <Notice title="Kegiatan ini dibatalkan, jadi tidak ada hasilnya." />;
  if (!canReportResults(times, new Date())) {
    return <Notice title="Hasil dapat diisi setelah kegiatan dimulai." />;
  }

  function figure(name: Figure, hint?: string) {
    const { id, value, onValue } = form.propsOf(name);
    const echo = { id, text: value, unit: RESULT_UNITS[name], whole: name !== "kilograms", onText: onValue };
    return form.field(name, { ...(hint && { hint }), after: <NumberEcho {...echo} />, className: "max-w-60" });
  }

  const consentId = form.idOf("consent");
  const photosId = form.idOf("photo_ids");
  return (
    <div className="grid max-w-160 gap-8">
      <Form
        of={form}
        label="Hasil kegiatan"
        className="grid gap-5"
        note="Angka, cerita, dan foto ini tampil untuk umum di halaman kegiatan. Anda dapat memperbaikinya kapan saja."
        send={results ? "Simpan perbaikan" : "Tampilkan hasil"}
        sending="Menyimpan…"
      >
        {figure("people", came > 0 ? `Tercatat di presensi: ${came} orang.` : undefined)}
        {figure("trees")}
        {figure("kilograms")}
        {form.field("words")}
        <OrganiserPhotos
          id={photosId}
          photos={photos}
          error={form.problems[photosId]}
          onChange={(next) => {
            setPhotos(next);
            form.clearErrors("photo_ids");
          }}
          onBusy={setPhotoBusy}
        />
        {photos.length > 0 ? (
          <Checkbox
            id={consentId}
            name="consent"
            label="Orang yang tampak di foto setuju fotonya ditampilkan untuk umum."
            error={form.problems[consentId]}
            checked={consent}
            onChange={({ target }) => {
              setConsent(target.checked);
              form.clearErrors("consent");
            }}
          />
        ) : null}
      </Form>
      {event.report ? (
        <OrganiserReport code={event.report.code} hasResults={results !== null} staff={view.staff} />
      ) : null}
    </div>
  );
}

type Shown = Record<Figure | "words", string>;

/** A draft for one event. @param shown what its form begins with: sent before, or proposed */
function resultsDraft(eventId: number, shown: Shown): DraftKind<FieldsDraft<typeof RESULTS>> {
  return {
    storageKey: `${PREFIX}:${eventId}`,
    version: 1,
    empty: { ...BLANK, values: { ...emptyValues(RESULTS), ...shown } },
  };
}

/** A figure as people type it: "12,5". */
export function figureText(figure: number | null): string {
  return figure === null ? "" : String(figure).replace(".", ",");
}
