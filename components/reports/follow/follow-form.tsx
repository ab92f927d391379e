"use client";

import { useState } from "react";
import { Honeypot } from "@/components/forms/honeypot";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { useSignedIn } from "@/components/layout/use-signed-in";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import type { FollowRequestView } from "@/lib/reports/follow/view";

const PREFIX = "ikuti-";

/** An account with a confirmed address follows with one press; everybody else names an address and confirms it there. */
export function FollowForm({ code, supported }: { code: string; supported: boolean }) {
  const signedIn = useSignedIn();
  /** An account without a confirmed address names one, too. */
  const [typing, setTyping] = useState(false);
  const [state, setState] = useState<FollowRequestView["state"] | null>(null);
  const withField = typing || !signedIn;
  const submit = useSubmit<"email" | "website", FollowRequestView>(["email", "website"], {
    check: ({ email }) => {
      const message = "Email wajib diisi.";
      return withField && email.trim() === "" ? { message, errors: { email: message } } : null;
    },
    send: async ({ email, website }) => {
      const body = withField ? { email, ...(website ? { website } : {}) } : {};
      try {
        return await fetchJson<FollowRequestView>(`/api/reports/${code}/follow`, { method: "POST", body });
      } catch (error) {
        if (!withField && error instanceof RequestFailed && error.fields.email) setTyping(true);
        throw error;
      }
    },
    onSent: (answer) => setState(answer.state),
    failed: "Permintaan belum terkirim. Silakan coba lagi.",
  });

  if (state === "following") {
    return (
      <Notice tone="good" live="status" title="Anda mengikuti laporan ini">
        Kabarnya kami kirim ke email akun Anda. Setiap email memuat tautan untuk berhenti.
      </Notice>
    );
  }
  if (state === "confirm") {
    return (
      <Notice tone="wait" live="status" title="Periksa email Anda">
        Buka tautan di email kami untuk mulai mengikuti. Bila tidak ada email baru, alamat itu mungkin sudah pernah kami
        kirimi email tentang laporan ini.
      </Notice>
    );
  }
  return (
    <form {...submit.form} aria-label="Ikuti lewat email" className="grid basis-full gap-3">
      <p className="font-semibold">{supported ? "Mau tahu kelanjutannya?" : "Ikuti laporan ini lewat email"}</p>
      <SubmitOutcome state={submit.state} idPrefix={PREFIX} />
      {withField ? (
        <Field
          name="email"
          id={`${PREFIX}email`}
          label="Email"
          required
          error={submit.state.errors.email}
          hint="Hanya untuk kabar laporan ini, setelah Anda mengonfirmasinya. Tidak pernah tampil."
        >
          {(control) => <Input {...control} type="email" inputMode="email" autoComplete="email" maxLength={254} />}
        </Field>
      ) : (
        <p className="text-ink-soft">
          Kabar saat statusnya berubah atau warga menulis kabar baru, ke email akun Anda. Berhenti kapan saja.
        </p>
      )}
      <Honeypot id={`${PREFIX}website`} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="secondary" busy={submit.state.busy}>
          {submit.state.busy ? "Mengirim…" : "Ikuti"}
        </Button>
        <span className="text-sm text-ink-faint">
          <PrivacyLink />
        </span>
      </div>
    </form>
  );
}
