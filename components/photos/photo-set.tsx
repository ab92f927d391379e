"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { DraftPhoto } from "@/components/forms/form-draft";
import { MAX_REPORT_PHOTOS } from "@/lib/photos/rules";
import { PhotoButtons } from "./photo-buttons";
import type { PhotosState } from "./photo-first";
import { PhotoPicker } from "./photo-picker";

interface PhotoSetProps {
  photos: readonly DraftPhoto[];
  onPhotos: (photos: DraftPhoto[]) => void;
  onState: (state: PhotosState) => void;
  onPosition: (latitude: number, longitude: number) => void;
  label: string;
  /** Chosen before this was loaded, or given by another app; each list once. */
  opening: readonly File[];
}

/** The place of one photo, from its choice on. */
interface Slot {
  key: number;
  value: DraftPhoto | null;
  opening: File | null;
  busy: boolean;
}

const TOO_MANY = `Paling banyak ${MAX_REPORT_PHOTOS} foto untuk satu laporan; sisanya tidak diambil.`;

let lastKey = 0;
function newSlot(fields: Partial<Slot> = {}): Slot {
  lastKey += 1;
  return { key: lastKey, value: null, opening: null, busy: false, ...fields };
}

function firstSlots(photos: readonly DraftPhoto[], opening: readonly File[]): Slot[] {
  const slots = [...photos.map((value) => newSlot({ value })), ...opening.map((file) => newSlot({ opening: file }))];
  return slots.length > 0 ? slots.slice(0, MAX_REPORT_PHOTOS) : [newSlot()];
}

/** The photos of a report: each is shrunk, covered where somebody wants that, and sent by itself. */
export function PhotoSet({ photos, onPhotos, onState, onPosition, label, opening }: PhotoSetProps) {
  const [slots, setSlots] = useState(() => firstSlots(photos, opening));
  const [tooMany, setTooMany] = useState(photos.length + opening.length > MAX_REPORT_PHOTOS);
  const current = useRef(slots);
  const adder = useRef<HTMLInputElement>(null);

  function update(next: Slot[]) {
    current.current = next;
    setSlots(next);
    onPhotos(next.flatMap(({ value }) => value ?? []));
    const busy = next.some((slot) => slot.busy);
    const missing = next.length > 1 && next.some(({ value }) => value === null);
    onState(busy ? "busy" : missing ? "missing" : "done");
  }

  function change(key: number, fields: Partial<Slot>) {
    const slot = current.current.find((one) => one.key === key);
    if (!slot || (fields.busy !== undefined && fields.busy === slot.busy)) return;
    update(current.current.map((one) => (one === slot ? { ...one, ...fields } : one)));
  }

  function add(files: readonly File[]) {
    const room = MAX_REPORT_PHOTOS - current.current.length;
    setTooMany(files.length > room);
    update([...current.current, ...files.slice(0, room).map((file) => newSlot({ opening: file, busy: true }))]);
  }

  function remove(key: number) {
    const rest = current.current.filter((slot) => slot.key !== key);
    setTooMany(false);
    update(rest.length > 0 ? rest : [newSlot()]);
    requestAnimationFrame(() => adder.current?.focus());
  }

  const given = useRef(opening);
  const addGiven = useEffectEvent((files: readonly File[]) => {
    current.current = current.current.filter((slot) => slot.value !== null || slot.opening !== null || slot.busy);
    add(files);
  });
  useEffect(() => {
    if (given.current !== opening) addGiven(opening);
    given.current = opening;
  }, [opening]);

  // The form was emptied.
  const isEmpty = photos.length === 0;
  useEffect(() => {
    if (!isEmpty || !current.current.some(({ value }) => value !== null)) return;
    current.current = [newSlot()];
    setSlots(current.current);
  }, [isEmpty]);

  const begun = slots.every(({ value, busy }) => value !== null || busy);
  return (
    <div className="grid gap-3">
      {slots.map(({ key, value, opening: file }, at) => (
        <PhotoPicker
          key={key}
          value={value}
          onChange={(photo) => change(key, { value: photo })}
          onBusy={(busy) => change(key, { busy })}
          onRemoved={() => remove(key)}
          label={at === 0 ? label : `${label} ${at + 1}`}
          opening={file}
          first={at === 0}
          among
          coverable
          holds
          {...(at === 0 ? { onPosition, onMore: add } : {})}
        />
      ))}
      {begun && slots.length < MAX_REPORT_PHOTOS ? (
        <PhotoButtons multiple text="Tambah foto" chooser={adder} onFile={(file, more) => add([file, ...more])} />
      ) : null}
      {tooMany ? (
        <p role="status" className="text-sm text-ink-soft">
          {TOO_MANY}
        </p>
      ) : null}
    </div>
  );
}
