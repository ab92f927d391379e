import { Badge, type Tone } from "@/components/ui/badge";
import type { IconName } from "@/components/ui/icon";
import { formatDateTime } from "@/lib/format/dates";
import { MAIL_KIND_LABELS } from "@/lib/mails/rules";
import type { OutboxMailView } from "@/lib/mails/view";
import { MailActs } from "./mail-acts";

const STATES: Record<OutboxMailView["state"], { label: string; tone: Tone; icon: IconName }> = {
  scheduled: { label: "Menunggu", tone: "wait", icon: "clock" },
  retry: { label: "Dicoba lagi", tone: "wait", icon: "refresh" },
  sending: { label: "Sedang dikirim", tone: "info", icon: "mail" },
  failed: { label: "Gagal", tone: "bad", icon: "warning" },
  sent: { label: "Terkirim", tone: "good", icon: "check" },
  cancelled: { label: "Dibatalkan", tone: "neutral", icon: "cross" },
};

/** Mails with what became of them; never their text. */
export function MailList({ mails }: { mails: OutboxMailView[] }) {
  return (
    <ul className="grid gap-3">
      {mails.map((mail) => (
        <li key={mail.id} className="grid gap-3 rounded-md border border-line bg-card p-4 sm:grid-cols-[1fr_auto]">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={STATES[mail.state].tone} icon={STATES[mail.state].icon}>
                {STATES[mail.state].label}
              </Badge>
              {mail.kind === null ? null : <Badge>{MAIL_KIND_LABELS[mail.kind]}</Badge>}
            </p>
            <h2 className="mt-2 text-lg break-words">{mail.subject}</h2>
            <p className="text-sm break-words text-ink-soft">
              Kepada {mail.to_name === "" ? "" : `${mail.to_name}, `}
              <span className="break-all">{mail.to_address}</span>
            </p>
            <p className="mt-1 text-sm text-ink-soft">{courseOf(mail)}</p>
            {mail.fault === null ? null : (
              <p className="mt-1 text-sm">
                <strong>Percobaan terakhir:</strong> {mail.fault}
              </p>
            )}
          </div>
          <MailActs id={mail.id} subject={mail.subject} to={mail.to_address} state={mail.state} />
        </li>
      ))}
    </ul>
  );
}

/** When what happened to it. */
function courseOf({ state, tries, created_at, next_try_at, ended_at }: OutboxMailView): string {
  const parts = [`Ditulis ${formatDateTime(created_at)}.`];
  if (next_try_at !== null) {
    parts.push(`${tries === 0 ? "Dikirim paling cepat" : "Dicoba lagi paling cepat"} ${formatDateTime(next_try_at)}.`);
  }
  if (ended_at !== null) {
    const ends = { sent: "Terkirim", failed: "Menyerah", cancelled: "Dibatalkan" } as Record<string, string>;
    parts.push(`${ends[state] ?? "Selesai"} ${formatDateTime(ended_at)}.`);
  }
  if (tries > 0) parts.push(`Sudah dicoba ${tries} kali.`);
  return parts.join(" ");
}
