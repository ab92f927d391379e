"use client";

import { useState } from "react";
import type { DialogProps } from "@/components/admin/desk/kind";
import { takesFocus, WordsDialog } from "@/components/admin/desk/words-dialog";
import { RadioGroup } from "@/components/ui/radio-group";
import { formatDate } from "@/lib/format/dates";
import { meters } from "@/lib/format/numbers";
import { mergeTargetOf, REPORT_EDIT } from "@/lib/reports/desk/fields-edit";
import { DAMAGE_TYPES, reportCodeIn } from "@/lib/reports/rules";
import type { DeskReportView } from "@/lib/reports/view";
import type { ReportAction } from "./report-rules";
import { REPORT_WORDING } from "./wording";

type Texts = Record<keyof typeof REPORT_EDIT, string>;

type ReportDialogProps = DialogProps<DeskReportView, ReportAction>;

const KINDS = (
  <datalist id="edit-kinds">
    {DAMAGE_TYPES.map((kind) => (
      <option key={kind} value={kind} />
    ))}
  </datalist>
);

/** Corrects the kind, the place and the words of a report, with a reason. A failed attempt's texts stand here again. */
export function EditDialog({ item, draft, onClose, onSubmit }: ReportDialogProps) {
  const [seen] = useState<Texts>(
    (draft?.seen as Texts | undefined) ?? {
      damage_type: item.damageType,
      location: item.location,
      description: item.description,
    },
  );
  const look = REPORT_WORDING.edit;
  return (
    <WordsDialog
      look={look}
      consequence={look.consequence(item)}
      about={<strong className="text-ink">{item.code}</strong>}
      draft={String(draft?.words ?? "")}
      fields={REPORT_EDIT}
      initial={draft ? textsIn(draft, seen) : seen}
      onClose={onClose}
      onSubmit={(words, values) => onSubmit({ ...textsIn(values, seen), words, seen })}
    >
      {({ field }) => (
        <>
          {field("damage_type", { ref: takesFocus, list: "edit-kinds", after: KINDS })}
          {field("location")}
          {field("description")}
        </>
      )}
    </WordsDialog>
  );
}

function textsIn(values: Readonly<Record<string, unknown>>, seen: Texts): Texts {
  const { damage_type, location, description } = { ...seen, ...values };
  return { damage_type, location, description };
}

/** Chooses the report that stays: one that lies close, or any by its number. */
export function MergeDialog({ item, draft, onClose, onSubmit }: ReportDialogProps) {
  const look = REPORT_WORDING.merge;
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
      fields={mergeTargetOf(item.code)}
      initial={{ into: String(draft?.into ?? "") }}
      onClose={onClose}
      onSubmit={(words, { into = "" }) => onSubmit({ into: reportCodeIn(into), words: words === "" ? null : words })}
    >
      {({ field, propsOf }) => {
        const { value, onValue } = propsOf("into");
        return (
          <>
            {item.duplicates.length > 0 ? (
              <RadioGroup
                name="near"
                legend="Di dekatnya"
                value={value}
                onChange={onValue}
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
            {field("into")}
          </>
        );
      }}
    </WordsDialog>
  );
}
