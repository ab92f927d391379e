"use client";

import { useState } from "react";
import type { DialogProps } from "@/components/admin/desk/kind";
import { WordsDialog } from "@/components/admin/desk/words-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { RadioGroup } from "@/components/ui/radio-group";
import { formatDate } from "@/lib/format/dates";
import { meters } from "@/lib/format/numbers";
import { reportCodeIn } from "@/lib/reports/rules";
import type { DeskReportView } from "@/lib/reports/view";
import type { ReportAction } from "./report-rules";
import { REPORT_WORDING } from "./wording";

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
            hint: `${near.location}, ${meters(near.distance_meters)} dari sini · ${formatDate(near.created_at)}`,
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
