"use client";

import { type KeyboardEvent, type ReactNode, useId } from "react";
import { Form } from "@/components/forms/form";
import { type FormHandle, useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { type Fields, paragraphs } from "@/lib/forms/fields";
import type { ActionStyle } from "./kind";
import { readSwitch } from "./shortcuts";

/** The words that an action takes. */
export interface WordsStyle {
  /** Name of the API's field. */
  name: string;
  label: string;
  hint: string;
  required: boolean;
  min?: number;
  max: number;
  /** Said where they are missing. */
  empty?: string;
}

/** How an action that takes words is explained and helped. */
export interface WordsDialogStyle<Item> extends ActionStyle {
  /** Names what happens to whom, above the button that does it. */
  consequence(item: Item): string;
  words: WordsStyle | null;
  templates: readonly string[];
  submit: string;
}

interface WordsDialogProps {
  look: Pick<WordsDialogStyle<never>, "title" | "danger" | "words" | "templates" | "submit">;
  /** What `look` says of this thing. */
  consequence: string;
  /** The thing, for who has opened the wrong one. */
  about: ReactNode;
  /** Words of an attempt that did not get through. */
  draft: string;
  /** Fields beside the words; `children` draws them. */
  fields?: Fields;
  /** First values of those fields. */
  initial?: Readonly<Record<string, string>>;
  /** Other fields, above the words. */
  children?: ReactNode | ((form: FormHandle<Fields, true>) => ReactNode);
  /** A digit sends with that example at once: for what can be taken back. */
  quick?: boolean;
  onClose: () => void;
  onSubmit: (words: string, values: Readonly<Record<string, string>>) => void;
}

/** The browser puts the focus of an opened dialog on the element with this attribute, which React itself never writes. */
export function takesFocus(element: HTMLElement | null): void {
  element?.setAttribute("autofocus", "");
}

/** The words as a field of a form. */
export function wordsFields(words: WordsStyle | null): Fields {
  if (words === null) return {};
  const { name, label, ...options } = words;
  return { [name]: paragraphs(label, { ...options, rows: 3 }) };
}

/** Names the consequence, takes the words for it, and sends with one press or Ctrl+Enter. */
export function WordsDialog(props: WordsDialogProps) {
  const { look, consequence, about, draft, fields, initial, children, quick = false, onClose, onSubmit } = props;
  const { title, danger = false, words, templates, submit } = look;
  const name = words?.name ?? "";
  const form = useForm<Fields, true>(
    { ...fields, ...wordsFields(words) },
    {
      initial: { ...initial, ...(words && { [name]: draft }) },
      idPrefix: `${useId()}-`,
      trusted: true,
      alone: true,
      again: true,
      // The page sends it, after the dialog is closed.
      send: () => Promise.resolve(true),
      onSent: (_, values) => onSubmit((values[name] ?? "").trim(), values),
    },
  );
  const text = form.draft.values[name] ?? "";

  /** An example is never sent in the place of other words. */
  function press(event: KeyboardEvent<HTMLFormElement>) {
    submitByKeys(event);
    if (!quick || event.repeat || event.ctrlKey || event.metaKey || event.altKey || !readSwitch()) return;
    if (!/^[1-9]$/u.test(event.key) || (event.target as Element).closest("input, textarea, select")) return;
    const template = templates[Number(event.key) - 1];
    if (!words || template === undefined || (text.trim() !== "" && !templates.includes(text))) return;
    event.preventDefault();
    form.setValue(name, template);
    onSubmit(template, form.draft.values);
  }

  return (
    <Dialog open onClose={onClose} title={title}>
      <Form
        of={form}
        onKeyDown={press}
        className="grid gap-4 [&_textarea]:scroll-mb-24"
        note={null}
        send={submit}
        sending={submit}
        look={{ variant: danger ? "danger" : "primary", ref: words?.required ? undefined : takesFocus }}
        frame={(button) => <DialogButtons onClose={onClose}>{button}</DialogButtons>}
      >
        <p className="text-ink-soft">{about}</p>
        <Notice tone={danger ? "wait" : "info"} icon={danger ? "warning" : "info"}>
          {consequence}
        </Notice>
        {typeof children === "function" ? children(form) : children}
        {words ? (
          <div>
            <Templates
              texts={templates}
              first={words.required}
              numbered={quick}
              current={text}
              onChoose={form.propsOf(name).onValue}
            />
            {form.field(name)}
          </div>
        ) : null}
      </Form>
    </Dialog>
  );
}

/** Ctrl+Enter sends. */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
}

/** Stays in sight under a long form. */
export function DialogButtons({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 short:static -mx-4 -mb-4 flex justify-end gap-3 border-t border-line bg-card px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6 sm:py-4">
      <Button variant="quiet" onClick={onClose}>
        Batal
      </Button>
      {children}
    </div>
  );
}

interface TemplatesProps {
  texts: readonly string[];
  /** Whether the first takes the focus. */
  first: boolean;
  /** Whether digits choose. */
  numbered: boolean;
  current: string;
  onChoose: (text: string) => void;
}

function Templates({ texts, first, numbered, current, onChoose }: TemplatesProps) {
  if (texts.length === 0) return null;
  return (
    <fieldset className="mb-3">
      <legend className="mb-2 text-sm text-ink-faint">Contoh kalimat</legend>
      <div className="grid gap-2">
        {texts.map((text, index) => (
          <button
            key={text}
            type="button"
            ref={first && index === 0 ? takesFocus : undefined}
            aria-pressed={current === text}
            onClick={() => onChoose(current === text ? "" : text)}
            aria-keyshortcuts={numbered && index < 9 ? String(index + 1) : undefined}
            className="flex min-h-11 items-baseline gap-2 rounded-sm border-2 border-line-strong bg-card px-3 py-2 text-left text-sm hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary-soft"
          >
            {numbered && index < 9 ? (
              <span aria-hidden="true" className="text-ink-faint tabular-nums max-lg:hidden">
                {index + 1}
              </span>
            ) : null}
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
