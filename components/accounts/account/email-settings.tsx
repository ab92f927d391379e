"use client";

import { useState } from "react";
import { SecretField } from "@/components/accounts/secret-field";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { BY_PASSWORD, NEW_EMAIL } from "@/lib/accounts/own/fields";
import { fetchJson } from "@/lib/http/fetch-json";
import { CancelButton } from "./account-secret";

/** The title of the list of errors is the usual one. */
const summary = () => "";

interface EmailFormProps {
  onSent: (address: string, message: string) => void;
  onCancel: () => void;
}

interface EmailSettingsProps {
  /** The confirmed address; null where there is none. */
  email: string | null;
}

type Doing = "nothing" | "asking" | "removing";

/** The account's address on /akun: what it is for, add or change it, remove it. */
export function EmailSettings({ email }: EmailSettingsProps) {
  const [current, setCurrent] = useState(email);
  const [doing, setDoing] = useState<Doing>("nothing");
  const [news, setNews] = useState<{ title: string; text?: string } | null>(null);

  function begin(next: Doing) {
    setNews(null);
    setDoing(next);
  }

  return (
    <div className="grid gap-4">
      <p>
        {current === null ? "Belum ada email." : <strong className="block">{current}</strong>}{" "}
        <span className="text-ink-soft">
          {current === null
            ? "Dengan email, password yang lupa dipulihkan lewat tautan, dan Anda diberi tahu bila akun ini dibuka dari perangkat baru."
            : "Tautan pemulihan dan kabar tentang keamanan akun dikirim ke alamat ini. Tidak ditampilkan kepada siapa pun."}
        </span>
      </p>
      {news ? (
        <Notice tone="good" live="status" title={news.title}>
          {news.text}
        </Notice>
      ) : null}
      {doing === "asking" ? (
        <EmailForm
          onCancel={() => begin("nothing")}
          onSent={(address, message) => {
            setDoing("nothing");
            setNews({ title: message, text: `Buka email di ${address}, lalu tekan tautan di dalamnya.` });
          }}
        />
      ) : null}
      {doing === "removing" ? (
        <EmailRemoval
          onCancel={() => begin("nothing")}
          onRemoved={(message) => {
            setCurrent(null);
            setDoing("nothing");
            setNews({ title: message });
          }}
        />
      ) : null}
      {doing === "nothing" ? (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => begin("asking")}>
            {current === null ? "Tambah email" : "Ganti email"}
          </Button>
          {current === null ? null : (
            <Button variant="secondary" onClick={() => begin("removing")}>
              Hapus email
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}

/** Takes the address away, once the password has been typed again. */
function EmailRemoval({ onRemoved, onCancel }: { onRemoved: (message: string) => void; onCancel: () => void }) {
  const form = useForm<typeof BY_PASSWORD, { message: string }>(BY_PASSWORD, {
    send: (body) => fetchJson("/api/account/email", { method: "DELETE", body }),
    trusted: true,
    idPrefix: "email-",
    summary,
    onSent: ({ message }) => onRemoved(message),
  });
  return (
    <Form
      of={form}
      className="grid gap-4"
      title={<p>Setelah dihapus, tautan pemulihan dan kabar tentang keamanan akun tidak lagi dikirim lewat email.</p>}
      note={null}
      send="Hapus email"
      sending="Menghapus…"
      look={{ variant: "danger" }}
      beside={<CancelButton onCancel={onCancel} />}
    >
      <SecretField {...form.propsOf("password")} autoFocus />
    </Form>
  );
}

/** A new address, which counts only once its owner has opened our mail. */
function EmailForm({ onSent, onCancel }: EmailFormProps) {
  const form = useForm<typeof NEW_EMAIL, { message: string }>(NEW_EMAIL, {
    to: "/api/account/email",
    trusted: true,
    idPrefix: "email-",
    summary,
    onSent: ({ message }, { email }) => onSent(email.trim(), message),
  });
  return (
    <Form
      of={form}
      className="grid gap-4"
      note={null}
      send="Kirim tautan konfirmasi"
      sending="Mengirim tautan…"
      look={{}}
      beside={<CancelButton onCancel={onCancel} />}
    >
      {form.field("email", {
        autoFocus: true,
        hint: (
          <>
            Kami kirim satu tautan untuk memastikan alamat ini milik Anda. <PrivacyLink />
          </>
        ),
      })}
      <SecretField {...form.propsOf("password")} />
    </Form>
  );
}
