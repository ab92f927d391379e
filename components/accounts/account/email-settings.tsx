"use client";

import { useState } from "react";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { isBlank } from "@/lib/accounts/rules";
import { fetchJson } from "@/lib/http/fetch-json";
import { CurrentPassword, SecretButtons } from "./account-secret";

const FIELDS = ["email", "password"] as const;

type Values = Record<(typeof FIELDS)[number], string>;

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
  const { state, form } = useSubmit(["password"], {
    check: ({ password }) =>
      password === "" ? { message: "", errors: { password: "Password saat ini wajib diisi." } } : null,
    send: (body) => fetchJson<{ message: string }>("/api/account/email", { method: "DELETE", body }),
    onSent: ({ message }) => onRemoved(message),
  });
  return (
    <form {...form} className="grid gap-4">
      <p>Setelah dihapus, tautan pemulihan dan kabar tentang keamanan akun tidak lagi dikirim lewat email.</p>
      <SubmitOutcome state={state} idPrefix="email-" />
      <CurrentPassword id="email-password" error={state.errors.password} autoFocus />
      <SecretButtons danger busy={state.busy} label="Hapus email" busyLabel="Menghapus…" onCancel={onCancel} />
    </form>
  );
}

function check({ email, password }: Values) {
  const errors = {
    ...(isBlank(email) && { email: "Email wajib diisi." }),
    ...(password === "" && { password: "Password saat ini wajib diisi." }),
  };
  return Object.keys(errors).length > 0 ? { message: "", errors } : null;
}

/** A new address, which counts only once its owner has opened our mail. */
function EmailForm({ onSent, onCancel }: EmailFormProps) {
  const { state, form } = useSubmit(FIELDS, {
    check,
    send: (body, key) => fetchJson<{ message: string }>("/api/account/email", { method: "POST", body, key }),
    onSent: ({ message }, { email }) => onSent(email.trim(), message),
  });
  return (
    <form {...form} className="grid gap-4">
      <SubmitOutcome state={state} idPrefix="email-" />
      <Field
        id="email-email"
        name="email"
        label="Alamat email"
        hint={
          <>
            Kami kirim satu tautan untuk memastikan alamat ini milik Anda. <PrivacyLink />
          </>
        }
        required
        error={state.errors.email}
      >
        {(control) => <Input {...control} type="email" autoComplete="email" maxLength={254} autoFocus />}
      </Field>
      <CurrentPassword id="email-password" error={state.errors.password} />
      <SecretButtons
        busy={state.busy}
        label="Kirim tautan konfirmasi"
        busyLabel="Mengirim tautan…"
        onCancel={onCancel}
      />
    </form>
  );
}
