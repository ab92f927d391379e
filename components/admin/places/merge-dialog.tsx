"use client";

import { useEffect, useState } from "react";
import useSWR from "swr";
import type { DialogProps } from "@/components/admin/desk/kind";
import { WordsDialog } from "@/components/admin/desk/words-dialog";
import type { FormHandle } from "@/components/forms/use-form";
import { ListSearch } from "@/components/lists/list-search";
import { listPath, type PlaceFilter } from "@/components/places/map/places-query";
import { RadioGroup } from "@/components/ui/radio-group";
import { meters } from "@/lib/format/numbers";
import { type Fields, line } from "@/lib/forms/fields";
import { fetchJson } from "@/lib/http/fetch-json";
import { PLACE_KIND_LABELS, type PlaceKind } from "@/lib/places/rules";
import type { DeskPlaceView, NearPlaceView } from "@/lib/places/view";

/** Places found by a name. */
const SHOWN = 6;

const LOOK = {
  title: "Gabungkan lokasi",
  words: {
    name: "words",
    label: "Keterangan",
    hint: "Boleh kosong. Hanya pengelola yang membacanya, di riwayat.",
    required: false,
    max: 1000,
  },
  templates: ["Tempat yang sama dengan nama lain.", "Ditambahkan dua kali."],
  submit: "Gabungkan lokasi",
};

const TARGET = {
  into: line("Lokasi tujuan", { max: 20, empty: "Pilih lokasi tujuan: yang ada di daftar, atau cari menurut nama." }),
};

interface Target {
  id: number;
  name: string;
  kind: PlaceKind;
  distance_meters: number;
}

type MergeDialogProps = Pick<DialogProps<DeskPlaceView, never>, "item" | "draft" | "onClose" | "onSubmit">;

/** Chooses the place that stays, among what lies close or by name. */
export function MergeDialog({ item: place, draft, onClose, onSubmit }: MergeDialogProps) {
  const [into, setInto] = useState<Target | null>(null);
  const [name, setName] = useState("");
  const found = useTargets(place, name);
  const targets = into === null || found.some(({ id }) => id === into.id) ? found : [into, ...found];

  return (
    <WordsDialog
      look={LOOK}
      consequence={`Lokasi ini menjadi bagian dari lokasi tujuan. Suara warga dan catatannya ikut pindah, fotonya dipakai bila tujuan belum punya foto${place.status === "APPROVED" ? ", dan halamannya mengarah ke sana" : ""}.`}
      about={<strong className="text-ink">{place.name}</strong>}
      draft={String(draft?.words ?? "")}
      fields={TARGET}
      onClose={onClose}
      onSubmit={(words, { into: target }) =>
        onSubmit({ into: Number(target), words: words === "" ? null : words, seen_at: place.updatedAt })
      }
    >
      {(form) => (
        <div className="grid gap-4">
          <ListSearch name={name} onName={setName} landmark="Lokasi hijau" label="Cari nama lokasi" />
          <TargetChoice form={form} targets={targets} name={name} onChoose={setInto} />
        </div>
      )}
    </WordsDialog>
  );
}

interface TargetChoiceProps {
  form: FormHandle<Fields, true>;
  targets: readonly Target[];
  /** The text of the search. */
  name: string;
  onChoose: (target: Target | null) => void;
}

function TargetChoice({ form, targets, name, onChoose }: TargetChoiceProps) {
  const { label, value, error, onValue } = form.propsOf("into");
  const attempt = error ? (form.failure?.attempt ?? 0) : 0;
  useEffect(() => {
    if (attempt > 0) document.querySelector<HTMLElement>("#into input, #cari-lokasi")?.focus();
  }, [attempt]);
  return (
    <RadioGroup
      name="into"
      legend={label}
      required
      hint={emptyText(targets.length, name)}
      error={error}
      value={value}
      onChange={(chosen) => {
        onChoose(targets.find(({ id }) => String(id) === chosen) ?? null);
        onValue(chosen);
      }}
      options={targets.map((target) => ({
        value: String(target.id),
        label: <span className="font-semibold">{target.name}</span>,
        hint: `${PLACE_KIND_LABELS[target.kind]} · ${meters(target.distance_meters)} dari lokasi ini`,
      }))}
    />
  );
}

function emptyText(count: number, name: string): string | undefined {
  if (count > 0) return undefined;
  return name === ""
    ? "Belum ada yang mirip di dekat sini. Cari menurut nama."
    : "Tidak ada lokasi di peta dengan nama itu.";
}

/** Places on the map: those that may be the same, then those of the name, the nearest first. */
function useTargets(place: DeskPlaceView, name: string): Target[] {
  const { id, latitude, longitude } = place;
  const filter: PlaceFilter = { kinds: [], name, position: { latitude, longitude }, box: null, area: null };
  const { data = [] } = useSWR<NearPlaceView[], Error>(
    name === "" ? null : listPath(filter, SHOWN),
    (path: string) => fetchJson<NearPlaceView[]>(path),
    { keepPreviousData: true },
  );
  const close = place.duplicates.filter(({ status }) => status === "APPROVED");
  const all = name === "" ? close : [...data, ...close];
  const unique = new Map(all.filter((target) => target.id !== id).map((target) => [target.id, target]));
  return [...unique.values()];
}
