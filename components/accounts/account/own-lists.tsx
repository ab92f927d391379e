import { Badge, type Tone } from "@/components/ui/badge";
import type { IconName } from "@/components/ui/icon";
import { ownBookPath } from "@/lib/deposits/rules";
import type { OwnBookView } from "@/lib/deposits/view";
import type { EventPhase, RegistrationStatus } from "@/lib/events/event/rules";
import type { OwnEventView, OwnRegistrationView } from "@/lib/events/event/view";
import { formatDate, formatDateTime } from "@/lib/format/dates";
import { formatRupiah } from "@/lib/format/decimal";
import { formatCount } from "@/lib/format/numbers";
import { threadPath } from "@/lib/forum/rules";
import type { OwnTopicView } from "@/lib/forum/view";
import { managePartnerPath } from "@/lib/partners/rules";
import type { AccountPartnerView } from "@/lib/partners/view";
import type { AccountVolunteerView } from "@/lib/volunteers/view";
import { OwnItem, OwnList } from "./own-item";

interface OwnBadge {
  tone: Tone;
  icon: IconName;
  label: string;
}

/** Of what anybody may write and staff may look at. */
const SHOWN_STATES: Record<OwnTopicView["state"], OwnBadge> = {
  shown: { tone: "good", icon: "check", label: "Tampil" },
  held: { tone: "wait", icon: "clock", label: "Diperiksa" },
  hidden: { tone: "bad", icon: "cross", label: "Disembunyikan" },
};

const PHASES: Record<EventPhase, OwnBadge> = {
  open: { tone: "good", icon: "calendar", label: "Akan datang" },
  full: { tone: "good", icon: "calendar", label: "Penuh" },
  running: { tone: "info", icon: "clock", label: "Berlangsung" },
  past: { tone: "neutral", icon: "check", label: "Selesai" },
  cancelled: { tone: "bad", icon: "cross", label: "Dibatalkan" },
};

const STATUSES: Record<RegistrationStatus, OwnBadge> = {
  CONFIRMED: { tone: "good", icon: "check", label: "Terdaftar" },
  WAITING: { tone: "wait", icon: "clock", label: "Daftar tunggu" },
  OFFERED: { tone: "wait", icon: "clock", label: "Tempat menunggu jawaban Anda" },
  CANCELLED: { tone: "neutral", icon: "cross", label: "Batal" },
  HELD: { tone: "wait", icon: "clock", label: "Menunggu penyelenggara" },
};

/** What the account is registered for; each leads to where it is changed or cancelled. */
export function OwnRegistrationList({ registrations }: { registrations: readonly OwnRegistrationView[] }) {
  return (
    <OwnList>
      {registrations.map(({ id, title, path, status, phase, date, zone, people, location }) => (
        <OwnItem
          key={id}
          title={title}
          href={path}
          badge={
            <StateBadge
              {...(phase === "cancelled" || (phase === "past" && status === "CONFIRMED")
                ? PHASES[phase]
                : STATUSES[status])}
            />
          }
          facts={`${formatDateTime(date, zone)} · ${people} orang · ${location}`}
        />
      ))}
    </OwnList>
  );
}

/** The events that the account added; each leads to its organiser's page. */
export function OwnEventList({ events }: { events: readonly OwnEventView[] }) {
  return (
    <OwnList>
      {events.map(({ id, title, path, phase, date, zone, registered, capacity, location }) => (
        <OwnItem
          key={id}
          title={title}
          href={path}
          badge={<StateBadge {...PHASES[phase]} />}
          facts={`${formatDateTime(date, zone)} · ${registered} dari ${capacity} peserta · ${location}`}
        />
      ))}
    </OwnList>
  );
}

/** Topics as only their writer sees them: with what still waits, and why one was hidden. */
export function OwnTopicList({ topics }: { topics: readonly OwnTopicView[] }) {
  return (
    <OwnList>
      {topics.map((topic) => (
        <OwnItem
          key={topic.id}
          title={topic.title}
          href={topic.state === "shown" ? threadPath(topic.slug) : undefined}
          badge={<StateBadge {...SHOWN_STATES[topic.state]} />}
          facts={`${topic.category} · ${formatDate(topic.created_at)} · ${formatCount(topic.comments_count)} komentar · ${formatCount(topic.likes_count)} suka`}
        >
          {topic.state === "held" ? (
            <p className="mt-1 text-sm text-ink-soft">Tampil di forum setelah diperiksa pengelola.</p>
          ) : null}
          {topic.hidden_words ? (
            <p className="mt-1 text-sm whitespace-pre-line text-ink-soft">Alasan pengelola: {topic.hidden_words}</p>
          ) : null}
        </OwnItem>
      ))}
    </OwnList>
  );
}

function stateOf({ held, hidden }: { held: boolean; hidden: boolean }): OwnTopicView["state"] {
  return hidden ? "hidden" : held ? "held" : "shown";
}

/** Deposit books that are saved in the account, with what is on them. */
export function OwnBookList({ books }: { books: readonly OwnBookView[] }) {
  return (
    <OwnList>
      {books.map(({ id, name, partner, balance }) => (
        <OwnItem
          key={id}
          title={partner.name}
          href={ownBookPath(id)}
          facts={`${name} · saldo ${formatRupiah(balance)}`}
        />
      ))}
    </OwnList>
  );
}

/** Waste banks that the account registered; each leads to where its page is filled in. */
export function OwnPartnerList({ partners }: { partners: readonly AccountPartnerView[] }) {
  return (
    <OwnList>
      {partners.map((partner) => (
        <OwnItem
          key={partner.id}
          title={partner.name}
          href={managePartnerPath(partner.slug)}
          badge={<StateBadge {...SHOWN_STATES[stateOf(partner)]} />}
          facts={partner.badge === null ? "Jadwal, harga, dan buku tabungan" : `Terverifikasi sebagai ${partner.badge}`}
        />
      ))}
    </OwnList>
  );
}

/** Entries in the list of volunteers, with the way to change or leave once the address is confirmed. */
export function OwnVolunteerList({ volunteers }: { volunteers: readonly AccountVolunteerView[] }) {
  return (
    <OwnList>
      {volunteers.map((volunteer) => (
        <OwnItem
          key={volunteer.id}
          title={volunteer.nama}
          href={volunteer.path ?? undefined}
          badge={<StateBadge {...SHOWN_STATES[stateOf(volunteer)]} />}
          facts={`${volunteer.daerah} · ${volunteer.aksi} · bergabung ${formatDate(volunteer.bergabung)}`}
        >
          {volunteer.path === null ? (
            <p className="mt-1 text-sm text-ink-soft">
              Email pendaftaran ini belum dikonfirmasi. Buka tautan di emailnya untuk mengonfirmasi atau keluar.
            </p>
          ) : null}
        </OwnItem>
      ))}
    </OwnList>
  );
}

function StateBadge({ label, ...look }: OwnBadge) {
  return <Badge {...look}>{label}</Badge>;
}
