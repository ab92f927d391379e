"use client";

import { useEffect, useRef, useState } from "react";
import { DraftNotices } from "@/components/forms/draft-notices";
import { type ErrorPlaces, FieldProblems, SendProblem } from "@/components/forms/form-failure";
import { Honeypot, honeypotText } from "@/components/forms/honeypot";
import { useDraft } from "@/components/forms/use-draft";
import { useOnline } from "@/components/forms/use-online";
import { Button } from "@/components/ui/button";
import { STORY_DRAFT } from "./story-draft";
import { StoryFields } from "./story-fields";
import { StorySent } from "./story-sent";
import { useSendStory } from "./use-send-story";

const ERROR_PLACES: ErrorPlaces = [
  ["title", "kisah-judul"],
  ["story", "kisah-isi"],
  ["photo_id", "kisah-foto"],
  ["name", "kisah-nama"],
  ["email", "kisah-email"],
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
  const { sending, failure, submit, startAnother } = useSendStory(handle, photoBusy);

  useEffect(() => {
    if (another > 0) form.current?.querySelector("input")?.focus();
  }, [another]);

  if (sending.step === "sent") {
    const onAnother = () => {
      startAnother();
      setAnother((count) => count + 1);
    };
    return <StorySent mailed={sending.answer.mailed} onAnother={onAnother} />;
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
        errors={failure?.fields ?? {}}
        onValue={setValue}
        onPhoto={(photo) => change({ photo, photoAt: Date.now() })}
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
