"use client";

import { useState } from "react";
import { Honeypot } from "@/components/forms/honeypot";
import { PrivateLink } from "@/components/forms/private-link";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import type { Refusal } from "@/components/forms/use-submission";
import { useSubmit } from "@/components/forms/use-submit";
import { Drawing } from "@/components/layout/drawing";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Button, ButtonLink } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Success } from "@/components/ui/success/success";
import { Textarea } from "@/components/ui/textarea";
import { PHONE_LENGTH } from "@/lib/format/phone";
import { fetchJson } from "@/lib/http/fetch-json";
import type { FieldErrors } from "@/lib/kernel/errors";
import { managePartnerPath, PARTNER_LENGTH, PARTNER_MESSAGES } from "@/lib/partners/rules";
import type { CreatedPartnerView } from "@/lib/partners/view";

/** What the form sends, by the names of the API; the last is what a robot wrote. */
const REGISTER_FIELDS = ["name", "email", "phone", "whatsapp", "address", "message", "website"] as const;

type RegisterField = (typeof REGISTER_FIELDS)[number];

const REQUIRED = {
  name: "Nama wajib diisi.",
  email: "Email wajib diisi bila nomornya tidak dapat dihubungi lewat WhatsApp.",
  phone: "Nomor telepon wajib diisi.",
};

/** Registers a waste bank; on success it stands first in the list and the form is empty again (spec 4). */
export function RegisterForm({ onRegistered }: { onRegistered: (partner: CreatedPartnerView) => void }) {
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState<CreatedPartnerView | null>(null);
  const { state, form } = useSubmit(REGISTER_FIELDS, {
    check: missingIn,
    send: ({ email, whatsapp, ...values }, key, filled_seconds) =>
      fetchJson<CreatedPartnerView>("/api/partners", {
        method: "POST",
        body: { ...values, ...(email ? { email } : {}), whatsapp: whatsapp !== "", filled_seconds },
        key,
        failed: PARTNER_MESSAGES.failed,
      }),
    onSent: (partner) => {
      setSent(partner);
      setRound(round + 1);
      onRegistered(partner);
    },
    failed: PARTNER_MESSAGES.failed,
  });

  return (
    <div className="grid gap-5">
      {sent === null ? null : <SentPartner key={sent.id} partner={sent} onClose={() => setSent(null)} />}
      <form key={round} {...form} aria-label="Pendaftaran bank sampah" className="needs-script grid gap-4">
        <SubmitOutcome state={state} idPrefix="mitra-" />
        <RegisterFields errors={state.errors} />
        <Honeypot id="mitra-website" />
        <p className="text-sm text-ink-faint">
          Nama, nomor telepon, dan alamat tampil untuk umum sebagai kontak bank sampah ini: pakai nomor pengurus yang
          boleh dihubungi warga. Email tidak pernah ditampilkan; hanya admin yang dapat melihatnya. <PrivacyLink />
        </p>
        <Button type="submit" size="large" busy={state.busy} className="sm:justify-self-start">
          {state.busy ? "Mengirim pendaftaran…" : "Daftarkan bank sampah"}
        </Button>
      </form>
    </div>
  );
}

/** The spec's sentence where one of the three is missing; everything else is the server's to judge. */
function missingIn(values: Record<RegisterField, string>): Refusal | null {
  const errors = Object.fromEntries(
    Object.entries(REQUIRED).filter(
      ([name]) => values[name as RegisterField].trim() === "" && !(name === "email" && values.whatsapp),
    ),
  );
  return Object.keys(errors).length === 0 ? null : { message: PARTNER_MESSAGES.required, errors };
}

/** The five fields of the spec. */
function RegisterFields({ errors }: { errors: FieldErrors }) {
  const [hasWhatsapp, setHasWhatsapp] = useState(false);
  const field = (name: string) => ({ name, id: `mitra-${name}`, error: errors[name] });
  return (
    <>
      <Field {...field("name")} label="Nama bank sampah" required>
        {(control) => <Input {...control} maxLength={PARTNER_LENGTH.name} autoComplete="organization" />}
      </Field>
      <Field
        {...field("email")}
        label="Email"
        required={!hasWhatsapp}
        hint="Tidak ditampilkan. Tanpa email, tautan pribadi yang hilang tidak dapat dikirim lagi."
      >
        {(control) => <Input {...control} type="email" inputMode="email" maxLength={254} autoComplete="email" />}
      </Field>
      <Field {...field("phone")} label="Nomor telepon" required hint="Tampil untuk umum. Contoh: 0812-3456-7890.">
        {(control) => <Input {...control} type="tel" inputMode="tel" maxLength={PHONE_LENGTH} autoComplete="tel" />}
      </Field>
      <Checkbox
        name="whatsapp"
        id="mitra-whatsapp"
        label="Nomor ini dapat dihubungi lewat WhatsApp"
        hint="Bila dicentang, email boleh kosong."
        checked={hasWhatsapp}
        onChange={({ target }) => setHasWhatsapp(target.checked)}
      />
      <Field {...field("address")} label="Alamat">
        {(control) => (
          <Textarea {...control} rows={2} maxLength={PARTNER_LENGTH.address} autoComplete="street-address" />
        )}
      </Field>
      <Field {...field("message")} label="Pesan" hint="Untuk pengelola Sulur; tidak ditampilkan untuk umum.">
        {(control) => <Textarea {...control} rows={3} maxLength={PARTNER_LENGTH.message} />}
      </Field>
    </>
  );
}

/** What came of a registration, and the link with which its page is filled; stays until it is closed. */
function SentPartner({ partner, onClose }: { partner: CreatedPartnerView; onClose: () => void }) {
  const { name, slug, held, manage_token: token } = partner;
  return (
    <Success title={PARTNER_MESSAGES.registered} scene={<Drawing name="timbangan" />}>
      <p>
        <strong>{name} terdaftar.</strong>{" "}
        {held
          ? "Pengelola memeriksa pendaftaran ini lebih dahulu; setelah itu tampil di daftar."
          : "Bank sampah ini sudah tampil paling depan di daftar."}
      </p>
      <Notice tone="wait" icon="shield" title="Simpan tautan pribadi ini sekarang">
        <p>
          Tautan ini hanya ditampilkan sekali. Dengannya pengurus mengisi jadwal, jenis sampah, harga, foto, dan titik
          di peta. Siapa pun yang memegangnya dapat mengubah halaman ini, jadi jangan disebarkan.
        </p>
        <PrivateLink path={managePartnerPath(slug, token)}>
          <ButtonLink href={managePartnerPath(slug, token)} variant="secondary">
            Isi jadwal dan harga sekarang
          </ButtonLink>
        </PrivateLink>
      </Notice>
      <Button variant="secondary" className="justify-self-start" onClick={onClose}>
        Selesai
      </Button>
    </Success>
  );
}
