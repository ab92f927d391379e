"use client";

import { useEffect, useRef, useState } from "react";
import { draftOf } from "@/components/forms/draft";
import { useFormDraft } from "@/components/forms/draft-notices";
import { Form } from "@/components/forms/form";
import { PHOTO_UNDERWAY, photoOf } from "@/components/forms/form-photo";
import { useForm } from "@/components/forms/use-form";
import { PhotoField } from "@/components/photos/photo-field";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { STORY } from "@/lib/messages/fields";
import type { ReceivedView } from "@/lib/messages/view";

const DRAFT = draftOf(STORY, "sulur:draf-kisah");

/** A reader's own story: kept while it is written, sent once, never lost. */
export function StoryForm() {
  const [photoBusy, setPhotoBusy] = useState(false);
  const [another, setAnother] = useState(0);
  const form = useForm<typeof STORY, ReceivedView>(STORY, {
    draft: useFormDraft(DRAFT),
    to: "/api/messages",
    idPrefix: "kisah-",
    more: ({ photo }) => ({ kind: "STORY", ...(photo ? { photo_id: photo.id } : {}) }),
    refuse: () => (photoBusy ? PHOTO_UNDERWAY : null),
    onSent: () => form.clear(),
  });
  const { sending, field, startAnother } = form;

  useEffect(() => {
    if (another > 0) document.getElementById("kisah-title")?.focus();
  }, [another]);

  if (sending.step === "sent") {
    const onAnother = () => {
      startAnother();
      setAnother((count) => count + 1);
    };
    return <StorySent {...sending.answer} onAnother={onAnother} />;
  }
  return (
    <Form
      of={form}
      labelledBy="kirim-kisah"
      className="grid gap-5 rounded-leaf border border-line bg-card p-4 shadow-low sm:p-8"
      send="Kirim kisah"
      failed="Kisah belum terkirim"
    >
      {field("title")}
      {field("story")}
      <PhotoField
        {...photoOf(form)}
        onBusy={setPhotoBusy}
        hint="Foto Anda sendiri. Orang yang terlihat jelas harus sudah setuju."
      />
      {field("name", { hint: "Dimuat sebagai penulis kisah." })}
      {field("email", {
        hint: (
          <>
            Tidak dimuat; hanya untuk menghubungi Anda tentang kisah ini. Ke nomor WhatsApp tidak ada kiriman otomatis.{" "}
            <PrivacyLink />
          </>
        ),
      })}
      {field("consent", { label: "Saya setuju kisah, nama, dan foto ini boleh disunting dan dimuat di Sulur." })}
    </Form>
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
