"use client";

import { useState } from "react";
import { useSWRConfig } from "swr";
import { draftOf } from "@/components/forms/draft";
import { useFormDraft } from "@/components/forms/draft-notices";
import { Form } from "@/components/forms/form";
import { PHOTO_UNDERWAY, photoOf } from "@/components/forms/form-photo";
import { PrivateLink } from "@/components/forms/private-link";
import { useForm } from "@/components/forms/use-form";
import type { Refusal } from "@/components/forms/use-submission";
import { Drawing } from "@/components/layout/drawing";
import { PhotoField } from "@/components/photos/photo-field";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { Success } from "@/components/ui/success/success";
import { isPhoneLike } from "@/lib/format/phone";
import type { RequestFailed } from "@/lib/http/fetch-json";
import { JOIN } from "@/lib/volunteers/fields";
import { VOLUNTEER_MESSAGES, volunteerPath } from "@/lib/volunteers/rules";
import type { JoinedVolunteerView } from "@/lib/volunteers/view";
import { OWN_VOLUNTEERS, sentVolunteers } from "./own-volunteers";

export interface JoinFormProps {
  onJoined: (volunteer: JoinedVolunteerView) => void;
  onClose: () => void;
}

const DRAFT = draftOf(JOIN, "sulur:draf-relawan");

/** Who joins, and why. The states of the spec: idle, success, email_exists, error (2.14). */
export function JoinForm({ onJoined, onClose }: JoinFormProps) {
  const [photoBusy, setPhotoBusy] = useState(false);
  const [phone, setPhone] = useState("");
  const { mutate } = useSWRConfig();
  const form = useForm<typeof JOIN, JoinedVolunteerView>(JOIN, {
    draft: useFormDraft(DRAFT),
    to: "/api/volunteers",
    idPrefix: "relawan-",
    more: ({ photo }) => ({ photo_id: photo?.id ?? null }),
    refuse: () => (photoBusy ? PHOTO_UNDERWAY : null),
    onSending: () => sentVolunteers.sending(),
    onSent: (volunteer, { email }) => {
      setPhone(isPhoneLike(email) ? email : "");
      form.clear();
      sentVolunteers.sent();
      void mutate(OWN_VOLUNTEERS);
      onJoined(volunteer);
    },
    unexplained: VOLUNTEER_MESSAGES.failed,
    explain,
  });
  const { sending, field } = form;
  if (sending.step === "sent") return <Joined volunteer={sending.answer} phone={phone} onClose={onClose} />;
  return (
    <Form
      of={form}
      label="Pendaftaran relawan"
      className="grid gap-4"
      send="Gabung"
      sending="Mengirim pendaftaran…"
      outcome={
        <p className="text-sm text-ink-faint">
          Dengan bergabung, Anda setuju nama, daerah, aksi, motivasi, dan foto tampil untuk umum. Anda dapat keluar
          kapan saja. <PrivacyLink />
        </p>
      }
    >
      {field("nama")}
      {field("email", {
        hint: "Tidak pernah ditampilkan. Ke email kami kirim tautan untuk konfirmasi, ajakan kerja bakti, dan keluar. Nomor WhatsApp tidak kami simpan atau kirimi: tautan pribadi tampil sesudah bergabung.",
      })}
      {field("daerah")}
      {field("aksi")}
      {field("motivasi")}
      <PhotoField {...photoOf(form)} onBusy={setPhotoBusy} hint="Tampil untuk umum di kartu Anda." />
    </Form>
  );
}

function explain({ status, message, fields }: RequestFailed): Refusal {
  if (status === 409 && message === VOLUNTEER_MESSAGES.taken) {
    return { message: VOLUNTEER_MESSAGES.takenLong, errors: { email: VOLUNTEER_MESSAGES.takenLong } };
  }
  return { message: status >= 500 ? VOLUNTEER_MESSAGES.failed : message, errors: fields };
}

interface JoinedProps {
  volunteer: JoinedVolunteerView;
  /** Empty for who gave an e-mail address. */
  phone: string;
  onClose: () => void;
}

function Joined({ volunteer, phone, onClose }: JoinedProps) {
  const { id, token } = volunteer;
  return (
    <Success title={VOLUNTEER_MESSAGES.joined} scene={<Drawing name="bibit" />}>
      <p>{nextStep(volunteer)}</p>
      {token === null ? null : (
        <Notice tone="wait" icon="shield" title="Simpan tautan pribadi ini sekarang">
          <p>Dengannya Anda dapat keluar kapan saja. Tautan ini hanya ditampilkan sekali. Jangan sebarkan.</p>
          <PrivateLink path={volunteerPath(id, token)} opens="relawan" phone={phone} />
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
