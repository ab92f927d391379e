"use client";

import { type FormEvent, useId, useState } from "react";
import { PhotoPicker } from "@/components/photos/photo-picker";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Textarea } from "@/components/ui/textarea";
import type { DeskReportView } from "@/lib/reports/view";
import type { Deed, DeskAction } from "./deeds";
import { type ActionWording, WORDING } from "./wording";

interface ActionDialogProps {
  action: DeskAction;
  report: DeskReportView;
  /** Words of an attempt that did not get through. */
  draft: string;
  onClose: () => void;
  /** Sends and moves on; does not wait. */
  onSubmit: (body: Deed["body"]) => void;
}

/** The browser puts the focus of an opened dialog on the element with this attribute, which React itself never writes. */
function takesFocus(element: HTMLElement | null): void {
  element?.setAttribute("autofocus", "");
}

/** Says what will happen, takes the words for it, and sends with one press or Ctrl+Enter. */
export function ActionDialog({ action, report, draft, onClose, onSubmit }: ActionDialogProps) {
  const wording = WORDING[action];
  const formId = useId();
  const [words, setWords] = useState(draft);
  const [photo, setPhoto] = useState<{ id: string; url: string } | null>(null);
  const [error, setError] = useState<string>();
  const field = action === "ask" ? "question" : "words";

  function write(text: string) {
    setWords(text);
    setError(undefined);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = words.trim();
    if (wording.words?.required && text === "") {
      setError(`${wording.words.label} wajib diisi. Pilih salah satu contoh atau tulis sendiri.`);
      document.getElementById(`${formId}-words`)?.focus();
      return;
    }
    onSubmit(bodyOf(action, report, text, photo?.id ?? null));
  }

  return (
    <Dialog open onClose={onClose} title={wording.title}>
      <form
        id={formId}
        onSubmit={submit}
        noValidate
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
        }}
        className="grid gap-4"
      >
        <p className="text-ink-soft">
          <strong className="text-ink">{report.code}</strong> · {report.damageType}, {report.location}
        </p>
        <Notice tone={action === "reject" ? "wait" : "info"} icon={action === "reject" ? "warning" : "info"}>
          {wording.consequence(report)}
        </Notice>
        {action === "resolve" ? (
          <PhotoPicker
            value={photo}
            onChange={setPhoto}
            label="Foto sesudah (opsional)"
            hint="Warga melihatnya di linimasa, di samping foto laporan."
          />
        ) : null}
        {wording.words ? (
          <Field
            name={field}
            id={`${formId}-words`}
            label={wording.words.label}
            hint={wording.words.hint}
            required={wording.words.required}
            error={error}
          >
            {(control) => (
              <>
                <Templates wording={wording} current={words} onChoose={write} />
                <Textarea
                  {...control}
                  rows={3}
                  maxLength={wording.words?.max}
                  value={words}
                  className="scroll-mb-24"
                  onChange={(event) => write(event.target.value)}
                />
              </>
            )}
          </Field>
        ) : null}
        <div className="sticky bottom-0 -mx-4 -mb-4 flex justify-end gap-3 border-t border-line bg-card px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6 sm:py-4">
          <Button variant="quiet" onClick={onClose}>
            Batal
          </Button>
          <Button
            type="submit"
            variant={action === "reject" ? "danger" : "primary"}
            ref={wording.words?.required ? undefined : takesFocus}
          >
            {wording.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Templates(props: { wording: ActionWording; current: string; onChoose: (text: string) => void }) {
  const { templates, words } = props.wording;
  return (
    <fieldset className="mb-3">
      <legend className="mb-2 text-sm text-ink-faint">Contoh kalimat</legend>
      <div className="grid gap-2">
        {templates.map((text, index) => (
          <button
            key={text}
            type="button"
            ref={words?.required && index === 0 ? takesFocus : undefined}
            aria-pressed={props.current === text}
            onClick={() => props.onChoose(props.current === text ? "" : text)}
            className="min-h-11 rounded-sm border-2 border-line-strong bg-card px-3 py-2 text-left text-sm hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary-soft"
          >
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function bodyOf(action: DeskAction, report: DeskReportView, text: string, photoId: string | null): Deed["body"] {
  if (action === "release") return {};
  if (action === "ask") return { question: text };
  return { decision: action, status: report.status, words: text === "" ? null : text, photo_id: photoId };
}
