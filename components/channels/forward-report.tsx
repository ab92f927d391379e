import type { ReactNode } from "react";
import { NeedsScript } from "@/components/layout/no-script";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { HandoverView } from "@/lib/channels/handovers/view";
import { CHANNEL_KIND_LABELS } from "@/lib/channels/rules";
import type { ChannelView, ReportChannelsView } from "@/lib/channels/view";
import { formatDate, type Zone } from "@/lib/format/dates";
import { CopyButton, DoubtButton } from "./forward-buttons";
import { SentReport } from "./sent-report";

const TEXT_ID = "teks-teruskan";

interface ForwardReportProps {
  code: string;
  forward: ReportChannelsView;
  handovers: HandoverView[];
  zone: Zone;
}

/** A text to send on, and the offices that take it: sent by the person, in their own name. */
export function ForwardReport({ code, forward, handovers, zone }: ForwardReportProps) {
  const { text, photo, channels } = forward;
  const look = buttonClass({ variant: "secondary" });
  return (
    <section aria-labelledby="teruskan" className="grid gap-4 rounded-md border border-line bg-card p-4 sm:p-5">
      <div>
        <h2 id="teruskan" className="text-xl">
          Teruskan ke yang berwenang
        </h2>
        <p className="mt-1 text-ink-soft">
          Sulur tidak mengirimnya sendiri. Salin teks ini, lalu kirim ke kanal di bawah.
        </p>
      </div>
      <textarea
        id={TEXT_ID}
        readOnly
        rows={6}
        aria-label="Teks untuk diteruskan"
        defaultValue={text}
        className="w-full rounded-md border-2 border-line bg-panel p-3"
      />
      <div className="flex flex-wrap gap-3">
        <CopyButton from={TEXT_ID} />
        <a
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={look}
        >
          <Icon name="whatsapp" /> Buka WhatsApp
        </a>
        {photo === null ? null : (
          <a href={photo} download={`${code}.jpg`} className={look}>
            <Icon name="download" /> Unduh foto
          </a>
        )}
      </div>
      <NeedsScript action="Mencatat bahwa Anda sudah mengirimnya" />
      <ul className="grid gap-4">
        {channels.map((channel, place) => {
          const { id, name } = channel;
          const others = [...channels.slice(place + 1), ...channels.slice(0, place)];
          return (
            <Channel key={id} channel={channel}>
              <SentReport
                code={code}
                office={{ id, name }}
                others={others.map((other) => ({ id: other.id, name: other.name }))}
                days={handovers
                  .filter(({ channel_id }) => channel_id === id)
                  .map(({ id, sent_on, due_on }) => ({ id, sent_on, due_on }))}
                zone={zone}
              />
            </Channel>
          );
        })}
      </ul>
      {channels.some(({ area_code }) => area_code !== null) ? null : (
        <p className="text-ink-soft">
          Tahu nomor kantor yang menangani ini di sini?{" "}
          <a href={`/hubungi#kanal=${code}`} className="text-primary underline underline-offset-4">
            Bantu kami menemukan nomornya
          </a>
          .
        </p>
      )}
    </section>
  );
}

function Channel({ channel, children }: { channel: ChannelView; children: ReactNode }) {
  const { id, name, kind, address, link, needs_identity, days_forward, days_act, source_url, checked_on } = channel;
  return (
    <li id={`kanal-${id}`} className="grid scroll-mt-24 gap-1 border-t border-line pt-4">
      <h3 className="text-lg">{name}</h3>
      {needs_identity ? (
        <p className="flex gap-2 font-semibold text-accent">
          <Icon name="warning" size={20} className="mt-0.5" /> Meminta identitas dan nomor telepon Anda.
        </p>
      ) : null}
      <p className="wrap-anywhere">
        {CHANNEL_KIND_LABELS[kind]}:{" "}
        {link === null ? (
          address
        ) : (
          <a
            href={link}
            // The page stays open beside it, for the ticket number.
            target={kind === "PHONE" ? undefined : "_blank"}
            rel="noopener noreferrer"
            className="font-semibold text-primary underline underline-offset-4"
          >
            {address}
          </a>
        )}
      </p>
      <p className="text-sm text-ink-faint">
        Menurut{" "}
        <a href={source_url} rel="noopener noreferrer" className="underline underline-offset-4">
          sumbernya
        </a>
        : diteruskan dalam {days_forward} hari kerja, ditindaklanjuti dalam {days_act} hari kerja berikutnya.{" "}
        {checked_on === null ? "Belum diperiksa pengelola situs ini." : `Diperiksa ${formatDate(checked_on)}.`}
      </p>
      <div className="mt-2 grid">{children}</div>
      <DoubtButton id={id} name={name} question={QUESTIONS[kind]} />
    </li>
  );
}

const QUESTIONS: Record<ChannelView["kind"], string> = {
  WHATSAPP: "Nomor ini mati?",
  PHONE: "Nomor ini mati?",
  WEB: "Alamat ini mati?",
  APP: "Aplikasi ini mati?",
  OFFICE: "Kantor ini pindah?",
};
