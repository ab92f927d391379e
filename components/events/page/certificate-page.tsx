import { buttonClass } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { CertificateView } from "@/lib/events/attendance/view";
import { eventPath } from "@/lib/events/event/rules";
import { certificateFilePath } from "@/lib/events/results/rules";
import { formatDate } from "@/lib/format/dates";

/** What a certificate attests, for whoever checks it. */
export function CertificatePage({ certificate: { code, name, people, event } }: { certificate: CertificateView }) {
  const facts = [
    ["Nama", people > 1 ? `${name}, bersama rombongan (${people} orang)` : name],
    ["Kegiatan", event.title],
    ["Tanggal", formatDate(event.date, event.zone)],
    ["Tempat", event.location],
    ...(event.organiser ? [["Penyelenggara", event.organiser]] : []),
    ["Nomor", code],
  ] as const;
  return (
    <div className="container-page py-8 lg:py-12">
      <h1 className="text-4xl">Sertifikat kehadiran</h1>
      <div className="mt-6 grid max-w-160 gap-6">
        <Notice tone="good" title="Sertifikat ini tercatat di Sulur">
          Kehadirannya dicatat penyelenggara saat kegiatan. Nama tertulis seperti yang diisi saat mendaftar atau disebut
          di tempat; Sulur tidak memeriksa identitasnya.
        </Notice>
        <dl className="grid rounded-md border border-line bg-card px-4 sm:px-5">
          {facts.map(([label, text]) => (
            <div key={label} className="grid gap-x-4 border-b border-line py-3 last:border-0 sm:grid-cols-[9rem_1fr]">
              <dt className="text-ink-faint">{label}</dt>
              <dd className="min-w-0 font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-3">
          <a href={certificateFilePath(code)} download={`sertifikat-${code}.pdf`} className={buttonClass({})}>
            <Icon name="download" /> Unduh PDF
          </a>
          <ButtonLink href={eventPath(event.slug)} variant="secondary">
            Lihat kegiatannya
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
