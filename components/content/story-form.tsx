"use client";

import { useEffect, useRef, useState } from "react";
import { addressErrors, addressIn } from "@/components/forms/address";
import { AddressField } from "@/components/forms/address-field";
import { BLANK, type DraftKind, type DraftPhoto, type FormDraft } from "@/components/forms/draft";
import { DraftNotices } from "@/components/forms/draft-notices";
import { type ErrorPlaces, FieldProblems, SendProblem } from "@/components/forms/form-failure";
import { Honeypot, honeypotText } from "@/components/forms/honeypot";
import { type DraftHandle, useDraft } from "@/components/forms/use-draft";
import { useOnline } from "@/components/forms/use-online";
import { type SendHandle, useSend } from "@/components/forms/use-send";
import { PHOTO_UNDERWAY, type Refusal } from "@/components/forms/use-submission";
import { PhotoPicker } from "@/components/photos/photo-picker";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { cleanLine } from "@/lib/format/text";
import { EMPTY_FIELDS } from "@/lib/http/error-body";
import type { FieldErrors } from "@/lib/kernel/errors";
import { MESSAGE_LENGTH } from "@/lib/messages/rules";
import type { StoryInput } from "@/lib/messages/schemas";
import type { ReceivedView } from "@/lib/messages/view";

/** The fields of the story form, named as the API names them. */
type StoryField = "name" | "email" | "title" | "story" | "consent";

type StoryValues = Record<StoryField, string>;
type StoryDraft = FormDraft<StoryField, StoryInput>;

/** What the ticked box holds; a draft keeps texts only. */
const AGREED = "ya";

const STORY_DRAFT: DraftKind<StoryDraft> = {
  storageKey: "sulur:draf-kisah",
  version: 1,
  empty: { ...BLANK, values: { name: "", email: "", title: "", story: "", consent: "" } },
};

/** What is said of each required field that is empty; the server's own sentences. */
const REQUIRED: Record<StoryField, string> = {
  name: "Nama wajib diisi.",
  email: "Email atau nomor WhatsApp wajib diisi.",
  title: "Judul kisah wajib diisi.",
  story: "Kisah wajib diisi.",
  consent: "Setujui dahulu bahwa kisah dan foto ini boleh dimuat.",
};

const ERROR_PLACES: ErrorPlaces = [
  ["title", "kisah-judul"],
  ["story", "kisah-isi"],
  ["photo_id", "kisah-foto"],
  ["name", "kisah-nama"],
  ["email", "kisah-email"],
  ["whatsapp", "kisah-email"],
  ["consent", "kisah-setuju"],
];

const SEND = "Kirim kisah";

/** A reader's own story: kept while it is written, sent once, never lost. */
export function StoryForm() {
  const form = useRef<HTMLFormElement>(null);
  const handle = useDraft(STORY_DRAFT, form);
  const { draft, ready, restored, setValue, change, clear } = handle;
  const [photoBusy, setPhotoBusy] = useState(false);
  const [another, setAnother] = useState(0);
  const online = useOnline();
  const { sending, failure, submit, startAnother, clearErrors } = useSendStory(handle, photoBusy);

  useEffect(() => {
    if (another > 0) form.current?.querySelector("input")?.focus();
  }, [another]);

  if (sending.step === "sent") {
    const onAnother = () => {
      startAnother();
      setAnother((count) => count + 1);
    };
    return <StorySent {...sending.answer} onAnother={onAnother} />;
  }
  const busy = sending.step === "sending";
  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-labelledby="kirim-kisah"
      className="grid gap-5 rounded-leaf border border-line bg-card p-4 shadow-low sm:p-8"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) void submit(honeypotText(event.currentTarget));
      }}
    >
      <div className="grid gap-3">
        <p className="text-sm text-ink-faint">Kolom bertanda (*) harus diisi. Tidak perlu punya akun.</p>
        <DraftNotices restored={restored} online={online} send={SEND} onClear={clear} />
        {failure ? <FieldProblems failure={failure} places={ERROR_PLACES} /> : null}
      </div>
      <StoryFields
        draft={draft}
        errors={addressErrors(failure?.errors ?? {})}
        onValue={(field, value) => {
          setValue(field, value);
          clearErrors(field, ...(field === "email" ? ["whatsapp"] : []));
        }}
        onPhoto={(photo) => {
          change({ photo, photoAt: Date.now() });
          clearErrors("photo_id");
        }}
        onPhotoBusy={setPhotoBusy}
      />
      <Honeypot id="kisah-situs" />
      {failure ? <SendProblem failure={failure} places={ERROR_PLACES} title="Kisah belum terkirim" /> : null}
      <Button type="submit" size="large" wide disabled={!ready} busy={busy}>
        {busy ? "Mengirim…" : SEND}
      </Button>
    </form>
  );
}

/** What has happened to the story, and what will. */
function StorySent({ mailed, by_whatsapp, onAnother }: ReceivedView & { onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card featured>
      <h3 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-2xl">
        <Icon name="check-circle" size={28} className="text-primary" /> Kisah Anda terkirim. Terima kasih!
      </h3>
      <ol className="mt-3 grid list-decimal gap-2 pl-5 text-ink-soft">
        {mailed ? <li>Tanda terima kami kirim ke email Anda.</li> : null}
        <li>
          Pengelola membaca kisah Anda dan dapat bertanya lewat {by_whatsapp ? "WhatsApp" : "email"} sebelum memuatnya.
        </li>
        <li>Bila dimuat, kisah Anda tampil di halaman ini dengan nama Anda sebagai penulis.</li>
      </ol>
      <Button variant="secondary" className="mt-5" onClick={onAnother}>
        Tulis kisah lain
      </Button>
    </Card>
  );
}

/** Sends the story form. @param photoBusy a photo is still on its way */
function useSendStory(
  { draft, change, clear, openSeconds }: DraftHandle<StoryDraft>,
  photoBusy: boolean,
): SendHandle<ReceivedView, never> {
  return useSend<StoryInput, ReceivedView, never>({
    path: "/api/messages",
    attempt: draft.attempt,
    openSeconds,
    refusal: () => refusalOf(draft, photoBusy),
    body: (_, website) => storyBody(draft, website),
    onAttempt: (attempt) => change({ attempt }),
    onSent: clear,
  });
}

function refusalOf({ values }: StoryDraft, photoBusy: boolean): Refusal | null {
  const errors = missingFields(values);
  if (Object.keys(errors).length > 0) return { message: EMPTY_FIELDS, errors };
  return photoBusy ? PHOTO_UNDERWAY : null;
}

interface StoryFieldsProps {
  draft: StoryDraft;
  errors: FieldErrors;
  onValue: (field: StoryField, value: string) => void;
  onPhoto: (photo: DraftPhoto | null) => void;
  onPhotoBusy: (busy: boolean) => void;
}

function StoryFields({ draft, errors, onValue, onPhoto, onPhotoBusy }: StoryFieldsProps) {
  const { values, photo } = draft;
  const bind = (field: StoryField) => ({
    value: values[field],
    onChange: (event: { target: { value: string } }) => onValue(field, event.target.value),
  });
  return (
    <>
      <Field id="kisah-judul" name="title" label="Judul kisah" required error={errors.title}>
        {(control) => <Input {...control} {...bind("title")} maxLength={MESSAGE_LENGTH.subject} autoComplete="off" />}
      </Field>
      <Field
        id="kisah-isi"
        name="story"
        label="Kisah"
        required
        error={errors.story}
        hint="Apa yang terjadi, di mana, siapa yang ikut, dan apa yang berubah. Jangan menulis data pribadi orang lain."
      >
        {(control) => <Textarea {...control} {...bind("story")} rows={8} maxLength={MESSAGE_LENGTH.body} />}
      </Field>
      <div id="kisah-foto" tabIndex={-1}>
        <PhotoPicker
          value={photo}
          onChange={onPhoto}
          onBusy={onPhotoBusy}
          label="Foto (opsional)"
          hint="Foto Anda sendiri. Orang yang terlihat jelas harus sudah setuju."
        />
        {errors.photo_id ? <FieldError id="kisah-foto-error" text={errors.photo_id} /> : null}
      </div>
      <Field id="kisah-nama" name="name" label="Nama" required error={errors.name} hint="Dimuat sebagai penulis kisah.">
        {(control) => <Input {...control} {...bind("name")} maxLength={MESSAGE_LENGTH.name} autoComplete="name" />}
      </Field>
      <AddressField
        id="kisah-email"
        {...bind("email")}
        error={errors.email}
        hint={
          <>
            Tidak dimuat; hanya untuk menghubungi Anda tentang kisah ini. Ke nomor WhatsApp tidak ada kiriman otomatis.{" "}
            <PrivacyLink />
          </>
        }
      />
      <Checkbox
        id="kisah-setuju"
        name="consent"
        label={
          <>
            Saya setuju kisah, nama, dan foto ini boleh disunting dan dimuat di Sulur.{" "}
            <span className="text-danger" aria-hidden="true">
              (*)
            </span>
          </>
        }
        required
        error={errors.consent}
        checked={values.consent === AGREED}
        value={AGREED}
        onChange={(event) => onValue("consent", event.target.checked ? AGREED : "")}
      />
    </>
  );
}

function missingFields(values: StoryValues): FieldErrors {
  const fields = Object.keys(REQUIRED) as StoryField[];
  return Object.fromEntries(
    fields.filter((field) => cleanLine(values[field]) === "").map((field) => [field, REQUIRED[field]]),
  );
}

/** The body of POST /api/messages. @param website what a robot wrote into the field that people do not see */
function storyBody({ values, photo }: StoryDraft, website: string): StoryInput {
  const { name, email, title, story } = values;
  return {
    kind: "STORY",
    name,
    ...addressIn(email),
    title,
    story,
    // Without the tick the form sends nothing.
    consent: true,
    ...(photo ? { photo_id: photo.id } : {}),
    ...(website ? { website } : {}),
  };
}
