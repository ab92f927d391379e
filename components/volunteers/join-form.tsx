"use client";

import { useState } from "react";
import { useSWRConfig } from "swr";
import { addressErrors, addressIn } from "@/components/forms/address";
import { AddressField } from "@/components/forms/address-field";
import { Honeypot } from "@/components/forms/honeypot";
import { PrivateLink } from "@/components/forms/private-link";
import { PHOTO_UNDERWAY } from "@/components/forms/use-submission";
import { useSubmit } from "@/components/forms/use-submit";
import { Drawing } from "@/components/layout/drawing";
import { PhotoPicker } from "@/components/photos/photo-picker";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Button, ButtonLink } from "@/components/ui/button";
import { ErrorSummary } from "@/components/ui/error-summary";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { Success } from "@/components/ui/success/success";
import { Textarea } from "@/components/ui/textarea";
import { fetchJson } from "@/lib/http/fetch-json";
import type { FieldErrors } from "@/lib/kernel/errors";
import { VOLUNTEER_AREAS, VOLUNTEER_LENGTH, VOLUNTEER_MESSAGES, volunteerPath } from "@/lib/volunteers/rules";
import type { JoinedVolunteerView } from "@/lib/volunteers/view";
import { EMPTY_JOIN, type JoinField, type JoinFormProps, missingIn, SENT_FIELDS, type TypedJoin } from "./join-values";
import { OWN_VOLUNTEERS, sentVolunteers } from "./own-volunteers";

interface JoinFieldsProps {
  values: TypedJoin;
  errors: FieldErrors;
  onValue: (name: JoinField, value: string) => void;
  idOf: (name: string) => string;
}

/** Who joins, and why. The states of the spec: idle, success, email_exists, error (2.14). */
export function JoinForm(props: JoinFormProps) {
  const { onClose, typed } = props;
  const [values, setValues] = useState(() => typed.current);
  const [photoBusy, setPhotoBusy] = useState(false);
  const { state, form, joined } = useJoin(props, photoBusy);

  function write(change: Partial<TypedJoin>) {
    typed.current = { ...typed.current, ...change };
    setValues(typed.current);
  }

  if (joined !== null) {
    return (
      <Success title={VOLUNTEER_MESSAGES.joined} scene={<Drawing name="bibit" />}>
        <p>{nextStep(joined)}</p>
        {joined.token === null ? null : (
          <Notice tone="wait" icon="shield" title="Simpan tautan pribadi ini sekarang">
            <p>Dengannya Anda dapat keluar kapan saja. Tautan ini hanya ditampilkan sekali. Jangan sebarkan.</p>
            <PrivateLink path={volunteerPath(joined.id, joined.token)} />
          </Notice>
        )}
        <ButtonLink href="/event" variant="secondary">
          <Icon name="calendar" /> Lihat kegiatan terdekat
        </ButtonLink>
        <Button wide onClick={onClose}>
          Selesai
        </Button>
      </Success>
    );
  }

  const problems = Object.entries(state.errors).map(([name, message]) => [idOf(name), message]);
  return (
    <form {...form} aria-label="Pendaftaran relawan" className="grid gap-4">
      <ErrorSummary title={state.message || undefined} errors={Object.fromEntries(problems)} attempt={state.attempt} />
      <JoinFields
        values={values}
        errors={state.errors}
        onValue={(name, value) => write({ [name]: value })}
        idOf={idOf}
      />
      <div id={idOf("photo_id")} tabIndex={-1}>
        <PhotoPicker
          value={values.photo}
          onChange={(photo) => write({ photo })}
          onBusy={setPhotoBusy}
          label="Foto (opsional)"
          hint="Tampil untuk umum di kartu Anda."
        />
      </div>
      <input type="hidden" name="photo_id" value={values.photo?.id ?? ""} />
      <Honeypot id={idOf("website")} />
      <p className="text-sm text-ink-faint">
        Dengan bergabung, Anda setuju nama, daerah, aksi, motivasi, dan foto tampil untuk umum. Anda dapat keluar kapan
        saja. <PrivacyLink />
      </p>
      {state.message && problems.length === 0 ? (
        <Notice tone="bad" live="alert" title={state.message}>
          Isian Anda masih ada.
        </Notice>
      ) : null}
      <Button type="submit" size="large" wide busy={state.busy}>
        {state.busy ? "Mengirim pendaftaran…" : "Gabung"}
      </Button>
    </form>
  );
}

function nextStep({ held, mailed, token }: JoinedVolunteerView): string {
  if (token !== null)
    return held
      ? "Pengelola memeriksa kiriman ini lebih dahulu; setelah itu tampil di daftar."
      : "Anda sudah tampil di daftar relawan.";
  if (held)
    return "Pengelola memeriksa kiriman ini lebih dahulu. Setelah itu kami mengirim tautan konfirmasi ke email Anda.";
  if (mailed) return "Buka tautan konfirmasi yang kami kirim ke email Anda.";
  return "Alamat ini sudah menerima banyak email dari Sulur hari ini, jadi tautan konfirmasinya kami kirim besok.";
}

function idOf(name: string): string {
  return `relawan-${name}`;
}

/** The five fields of the spec, all required. */
function JoinFields({ values, errors, onValue, idOf }: JoinFieldsProps) {
  const field = (name: JoinField) => ({ name, id: idOf(name), error: errors[name], required: true });
  const typing = (name: JoinField) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onValue(name, target.value),
  });
  return (
    <>
      <Field {...field("nama")} label="Nama">
        {(control) => <Input {...control} {...typing("nama")} maxLength={VOLUNTEER_LENGTH.name} autoComplete="name" />}
      </Field>
      <AddressField
        id={idOf("email")}
        error={errors.email}
        {...typing("email")}
        hint="Tidak pernah ditampilkan. Ke email kami kirim tautan untuk konfirmasi, undangan, dan keluar. Nomor WhatsApp tidak kami simpan atau kirimi: tautan pribadi tampil sesudah bergabung."
      />
      <Field {...field("daerah")} label="Daerah">
        {(control) => (
          <Select {...control} {...typing("daerah")} options={VOLUNTEER_AREAS} placeholder="Pilih daerah" />
        )}
      </Field>
      <Field {...field("aksi")} label="Aksi" hint="Misalnya: menanam pohon, memilah sampah.">
        {(control) => <Input {...control} {...typing("aksi")} maxLength={VOLUNTEER_LENGTH.action} />}
      </Field>
      <Field {...field("motivasi")} label="Motivasi">
        {(control) => (
          <Textarea {...control} {...typing("motivasi")} maxLength={VOLUNTEER_LENGTH.motivation} rows={3} />
        )}
      </Field>
    </>
  );
}

/** Sends one registration; a lost answer or a second click makes no second one. */
function useJoin({ onJoined, typed }: Pick<JoinFormProps, "onJoined" | "typed">, photoBusy: boolean) {
  const [joined, setJoined] = useState<JoinedVolunteerView | null>(null);
  const { mutate } = useSWRConfig();
  const { state, form } = useSubmit(SENT_FIELDS, {
    check: (values) => (photoBusy ? PHOTO_UNDERWAY : missingIn(values)),
    send: ({ photo_id, email, ...values }, key, filled_seconds) => {
      sentVolunteers.sending();
      return fetchJson<JoinedVolunteerView>("/api/volunteers", {
        method: "POST",
        body: { ...values, ...addressIn(email), photo_id: photo_id || null, filled_seconds },
        key,
        failed: VOLUNTEER_MESSAGES.failed,
      });
    },
    onSent: (volunteer) => {
      typed.current = EMPTY_JOIN;
      sentVolunteers.sent();
      void mutate(OWN_VOLUNTEERS);
      setJoined(volunteer);
      onJoined(volunteer);
    },
    failed: VOLUNTEER_MESSAGES.failed,
    explain: ({ status, message, fields }) =>
      status === 409 && message === VOLUNTEER_MESSAGES.taken
        ? { message: VOLUNTEER_MESSAGES.takenLong, errors: { email: VOLUNTEER_MESSAGES.takenLong } }
        : { message: status >= 500 ? VOLUNTEER_MESSAGES.failed : message, errors: addressErrors(fields) },
  });

  return { state, form, joined };
}
