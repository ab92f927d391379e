"use client";

import { useState } from "react";
import type { DialogProps } from "@/components/admin/desk/kind";
import { takesFocus, WordsDialog } from "@/components/admin/desk/words-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { RadioGroup } from "@/components/ui/radio-group";
import { Textarea } from "@/components/ui/textarea";
import { formatDate } from "@/lib/format/dates";
import { meters } from "@/lib/format/numbers";
import { DAMAGE_TYPES, reportCodeIn } from "@/lib/reports/rules";
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

type MergeDialogProps = DialogProps<DeskReportView, ReportAction>;

/** Chooses the report that stays: one that lies close, or any by its number. */
export function MergeDialog({ item, draft, onClose, onSubmit }: MergeDialogProps) {
  const [into, setInto] = useState(String(draft?.into ?? ""));
  const [error, setError] = useState<string>();
  const look = REPORT_WORDING.merge;

  function choose(code: string) {
    setInto(code);
    setError(undefined);
  }

  function send(words: string) {
    const code = reportCodeIn(into);
    if (code === null || code === item.code) {
      setError(code === null ? "Tulis nomor laporan tujuan, misalnya LP-261120-0001." : "Itu laporan ini sendiri.");
      document.getElementById("merge-into")?.focus();
      return;
    }
    onSubmit({ into: code, words: words === "" ? null : words });
  }

  return (
    <WordsDialog
      look={look}
      consequence={look.consequence(item)}
      about={
        <>
          <strong className="text-ink">{item.code}</strong> · {item.damageType}, {item.location}
        </>
      }
      draft={String(draft?.words ?? "")}
      onClose={onClose}
      onSubmit={send}
    >
      {item.duplicates.length > 0 ? (
        <RadioGroup
          name="near"
          legend="Di dekatnya"
          value={into}
          onChange={choose}
          options={item.duplicates.map((near) => ({
            value: near.code,
            label: (
              <span className="font-semibold">
                {near.code} · {near.damage_type}
              </span>
            ),
            hint: `${near.location}, ${meters(near.distance_meters)} dari lokasi ini · ${formatDate(near.created_at, item.zone)}`,
          }))}
        />
      ) : null}
      <Field name="into" id="merge-into" label="Nomor laporan tujuan" required error={error}>
        {(control) => (
          <Input
            {...control}
            value={into}
            onChange={(event) => choose(event.target.value)}
            autoComplete="off"
            maxLength={60}
          />
        )}
      </Field>
    </WordsDialog>
  );
}
