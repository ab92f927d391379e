"use client";

import { useState } from "react";
import type { DialogProps } from "@/components/admin/desk/kind";
import { takesFocus, WordsDialog } from "@/components/admin/desk/words-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { DAMAGE_TYPES } from "@/lib/reports/rules";
import type { DeskReportView } from "@/lib/reports/view";
import type { ReportAction } from "./report-rules";
import { REPORT_WORDING } from "./wording";

type Texts = Record<"damage_type" | "location" | "description", string>;

/** Kind, place and words of a report, put right with a reason. What an attempt would have sent stands here again. */
export function EditDialog({ item, draft, onClose, onSubmit }: DialogProps<DeskReportView, ReportAction>) {
  const [seen] = useState<Texts>(
    (draft?.seen as Texts | undefined) ?? {
      damage_type: item.damageType,
      location: item.location,
      description: item.description,
    },
  );
  const [texts, setTexts] = useState<Texts>({ ...seen, ...(draft as Partial<Texts> | null) });
  const [error, setError] = useState<Partial<Texts>>({});
  const look = REPORT_WORDING.edit;
  const write = (field: keyof Texts) => (event: { target: { value: string } }) => {
    setTexts((old) => ({ ...old, [field]: event.target.value }));
    setError({});
  };

  function send(words: string) {
    const { damage_type, location, description } = texts;
    const missing: Partial<Texts> = {
      ...(damage_type.trim() === "" ? { damage_type: "Jenis kerusakan wajib diisi." } : {}),
      ...(location.trim().length < 3 ? { location: "Lokasi wajib diisi, sedikitnya 3 huruf." } : {}),
      ...(description.trim().length < 10 ? { description: "Deskripsi wajib diisi, sedikitnya 10 huruf." } : {}),
    };
    const [first] = Object.keys(missing);
    if (first !== undefined) {
      setError(missing);
      document.getElementById(`edit-${first}`)?.focus();
      return;
    }
    onSubmit({ damage_type, location, description, words, seen });
  }

  return (
    <WordsDialog
      look={look}
      consequence={look.consequence(item)}
      about={<strong className="text-ink">{item.code}</strong>}
      draft={String(draft?.words ?? "")}
      onClose={onClose}
      onSubmit={send}
    >
      <Field name="damage_type" id="edit-damage_type" label="Jenis kerusakan" required error={error.damage_type}>
        {(control) => (
          <>
            <Input
              {...control}
              ref={takesFocus}
              list="edit-kinds"
              value={texts.damage_type}
              onChange={write("damage_type")}
              maxLength={80}
            />
            <datalist id="edit-kinds">
              {DAMAGE_TYPES.map((kind) => (
                <option key={kind} value={kind} />
              ))}
            </datalist>
          </>
        )}
      </Field>
      <Field name="location" id="edit-location" label="Lokasi" required error={error.location}>
        {(control) => <Input {...control} value={texts.location} onChange={write("location")} maxLength={200} />}
      </Field>
      <Field name="description" id="edit-description" label="Deskripsi" required error={error.description}>
        {(control) => (
          <Textarea {...control} value={texts.description} onChange={write("description")} maxLength={4000} rows={5} />
        )}
      </Field>
    </WordsDialog>
  );
}
