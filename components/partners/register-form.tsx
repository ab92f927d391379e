"use client";

import { useState } from "react";
import { Form } from "@/components/forms/form";
import { PrivateLink } from "@/components/forms/private-link";
import { useForm } from "@/components/forms/use-form";
import { Drawing } from "@/components/layout/drawing";
import { PrivacyLink } from "@/components/privacy/privacy-link";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Notice } from "@/components/ui/notice";
import { Success } from "@/components/ui/success/success";
import { PARTNER, summaryOfPartner } from "@/lib/partners/fields";
import { managePartnerPath, PARTNER_MESSAGES } from "@/lib/partners/rules";
import type { CreatedPartnerView } from "@/lib/partners/view";

/** Registers a waste bank; on success it stands first in the list and the form is empty again (spec 4). */
export function RegisterForm({ onRegistered }: { onRegistered: (partner: CreatedPartnerView) => void }) {
  const [sent, setSent] = useState<CreatedPartnerView | null>(null);
  const form = useForm<typeof PARTNER, CreatedPartnerView>(PARTNER, {
    to: "/api/partners",
    idPrefix: "mitra-",
    again: true,
    summary: (errors) => summaryOfPartner(errors) ?? "",
    onSent: (partner) => {
      setSent(partner);
      form.clear();
      onRegistered(partner);
    },
    unexplained: PARTNER_MESSAGES.failed,
  });
  const { field } = form;
  return (
    <div className="grid gap-5">
      {sent === null ? null : <SentPartner key={sent.id} partner={sent} onClose={() => setSent(null)} />}
      <Form
        of={form}
        label="Pendaftaran bank sampah"
        note={null}
        className="needs-script grid gap-4"
        send="Daftarkan bank sampah"
        sending="Mengirim pendaftaran…"
        look={{ size: "large" }}
        outcome={
          <p className="text-sm text-ink-faint">
            Nama, nomor telepon, dan alamat tampil untuk umum sebagai kontak bank sampah ini: pakai nomor pengurus yang
            boleh dihubungi warga. Email tidak pernah ditampilkan; hanya admin yang dapat melihatnya. <PrivacyLink />
          </p>
        }
      >
        {field("name")}
        {field("email")}
        {field("phone")}
        {field("whatsapp")}
        {field("address")}
        {field("message")}
      </Form>
    </div>
  );
}

/** What came of a registration, and the link with which its page is filled; stays until it is closed. */
function SentPartner({ partner, onClose }: { partner: CreatedPartnerView; onClose: () => void }) {
  const { name, slug, held, mailed, manage_token: token } = partner;
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
          {mailed ? "Kami juga mengirimnya ke email Anda." : "Tautan ini hanya ditampilkan sekali."} Dengannya pengurus
          mengisi jadwal, jenis sampah, harga, foto, dan titik di peta. Siapa pun yang memegangnya dapat mengubah
          halaman ini, jadi jangan disebarkan.
        </p>
        <PrivateLink
          path={managePartnerPath(slug, token)}
          opens={`mengelola ${name}`}
          phone={partner.whatsapp ? partner.phone : ""}
        >
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
