import Link from "next/link";
import type { ReactNode } from "react";
import { NeedsScript } from "@/components/layout/no-script";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Ornament } from "@/components/ui/ornament";
import { EVENT_LABELS, isRefusal } from "@/lib/accounts/own/rules";
import type { AccountEventView, OwnAccountView } from "@/lib/accounts/own/view";
import { formatDate, formatDateTime, type Zone } from "@/lib/format/dates";
import { zoneOfProvince } from "@/lib/provinces/zones";
import { AccountSessions, AccountTokens } from "./account-access";
import { AccountErasure } from "./account-erasure";
import { AccountPassword, AccountProfileForm, AccountQuestion } from "./account-forms";
import { AccountPhoto } from "./account-photo";
import { AccountItem, AccountSection } from "./account-section";
import { EmailSettings } from "./email-settings";

const ROLES = { user: null, pengelola: "Pengelola", admin: "Admin" } as const;

const OPEN = 5;

const PARTS = [
  ["kiriman", "Kiriman Anda"],
  ["profil-anda", "Profil"],
  ["keamanan", "Keamanan"],
  ["perangkat", "Perangkat"],
  ["riwayat", "Riwayat akun"],
  ["data-anda", "Data Anda"],
  ["token", "Token API"],
] as const;

interface AccountScreenProps {
  account: OwnAccountView;
  /** The newest of everything that was made with the account. */
  records: ReactNode;
}

/** /akun: everything that belongs to one account. */
export function AccountScreen({ account, records }: AccountScreenProps) {
  const zone = zoneOfProvince(account.daerah);
  return (
    <div className="container-page py-8 lg:py-12">
      <AccountHeader account={account} zone={zone} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[13rem_minmax(0,48rem)] lg:gap-12">
        <PartList />
        <div className="grid gap-10">
          <NeedsScript action="Mengubah akun" />
          <AccountSection
            id="kiriman"
            title="Kiriman Anda"
            lead="Yang Anda kirim dan simpan saat masuk dengan akun ini."
          >
            {records}
          </AccountSection>
          <GroupTitle>Pengaturan</GroupTitle>
          <AccountSection id="profil-anda" title="Profil">
            <AccountItem title="Foto profil">
              <AccountPhoto picture={account.profilePicture} />
            </AccountItem>
            <AccountItem title="Data diri">
              <AccountProfileForm daerah={account.daerah} umur={account.umur} />
            </AccountItem>
          </AccountSection>
          <AccountSection id="keamanan" title="Keamanan">
            <AccountItem title="Password">
              <AccountPassword />
            </AccountItem>
            <AccountItem title="Pertanyaan keamanan">
              <AccountQuestion
                question={account.pertanyaan_keamanan}
                isOn={account.pertanyaan_aktif}
                hasEmail={account.email !== null}
              />
            </AccountItem>
            <AccountItem title="Email">
              <EmailSettings email={account.email} />
            </AccountItem>
          </AccountSection>
          <AccountSection
            id="perangkat"
            title="Perangkat"
            lead="Tempat akun ini sedang terbuka. Yang dikeluarkan harus masuk lagi dengan password."
          >
            <AccountSessions sessions={account.sessions} zone={zone} />
          </AccountSection>
          <AccountSection
            id="riwayat"
            title="Riwayat akun"
            lead="Catatan 90 hari terakhir, paling banyak 20 yang terbaru."
          >
            <AccountEvents events={account.events} zone={zone} />
          </AccountSection>
          <AccountSection id="data-anda" title="Data Anda">
            <OwnData username={account.username} />
          </AccountSection>
          <GroupTitle>Lanjutan</GroupTitle>
          <AccountSection
            id="token"
            title="Token API"
            lead="Untuk program Anda sendiri yang memakai API Sulur atas nama akun ini. Kebanyakan orang tidak memerlukannya."
          >
            <AccountTokens tokens={account.tokens} zone={zone} />
          </AccountSection>
        </div>
      </div>
    </div>
  );
}

/** Stands above the parts that belong together. */
function GroupTitle({ children }: { children: string }) {
  return <p className="mt-4 -mb-6 font-display text-lg text-ink-faint">{children}</p>;
}

function PartList() {
  return (
    <nav aria-label="Bagian halaman ini" className="lg:sticky lg:top-24 lg:self-start short:static">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 lg:flex-col">
        {PARTS.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block rounded-sm py-2 font-semibold text-primary underline-offset-4 hover:underline max-lg:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OwnData({ username }: { username: string }) {
  return (
    <>
      <AccountItem title="Unduh">
        <p className="measure mb-3 text-ink-soft">
          Semua yang kami simpan tentang Anda dalam satu berkas JSON: akun, sesi, riwayat, laporan, lokasi, tulisan
          forum, kegiatan, tabungan, suara, dan pesan.
        </p>
        <a href="/api/account/export" download className={buttonClass({ variant: "secondary" })}>
          <Icon name="download" /> Unduh data saya
        </a>
      </AccountItem>
      <AccountItem title="Hapus akun">
        <p className="measure mb-3 text-ink-soft">
          Berlaku seketika dan tidak dapat diurungkan. Sebelum Anda mengonfirmasi, kami tunjukkan apa yang dihapus dan
          apa yang tetap ada.
        </p>
        <AccountErasure username={username} />
      </AccountItem>
      <p className="mt-5">
        <Link href="/privasi" prefetch={false} className="font-semibold text-primary underline underline-offset-4">
          Bagaimana Sulur menjaga data Anda
        </Link>
      </p>
    </>
  );
}

/** What happened at the account's door, newest first. */
function AccountEvents({ events, zone }: { events: readonly AccountEventView[]; zone: Zone }) {
  if (events.length === 0) return <p>Belum ada catatan.</p>;
  const older = events.slice(OPEN);
  return (
    <>
      <EventList events={events.slice(0, OPEN)} zone={zone} />
      {older.length > 0 ? (
        <details className="mt-2">
          <summary className="min-h-11 rounded-sm py-2 font-semibold text-primary underline underline-offset-4">
            {older.length} catatan sebelumnya
          </summary>
          <EventList events={older} zone={zone} />
        </details>
      ) : null}
    </>
  );
}

function EventList({ events, zone }: { events: readonly AccountEventView[]; zone: Zone }) {
  return (
    <ol className="divide-y divide-line">
      {events.map((event) => (
        <li key={event.id} className="flex gap-3 py-3 first:pt-0">
          <Icon
            name={isRefusal(event.kind) ? "warning" : "check-circle"}
            className={isRefusal(event.kind) ? "mt-0.5 text-danger" : "mt-0.5 text-primary"}
          />
          <div className="min-w-0">
            <p className="font-semibold">{EVENT_LABELS[event.kind]}</p>
            <p className="text-sm text-ink-faint">
              {formatDateTime(event.created_at, zone)} · {event.device}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Whose page this is. */
function AccountHeader({ account, zone }: { account: OwnAccountView; zone: Zone }) {
  const role = ROLES[account.role];
  return (
    <Card featured className="overflow-clip">
      <div className="flex flex-wrap items-center gap-5">
        <AccountPicture picture={account.profilePicture} username={account.username} />
        <div className="min-w-0 flex-1 basis-56">
          <h1 className="text-3xl">Halo, {account.username}!</h1>
          <p className="mt-1 text-ink-soft">
            {account.daerah} · {account.umur} tahun
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-ink-faint">
            Bergabung sejak {formatDate(account.joined_at, zone)}
            {role ? (
              <Badge tone="info" icon="shield">
                {role}
              </Badge>
            ) : null}
          </p>
        </div>
      </div>
      <Ornament motif="sulur" className="absolute right-0 bottom-0 hidden h-10 w-60 text-daun-300 lg:block" />
    </Card>
  );
}

/** The account's picture in a circle, or what stands for one. */
function AccountPicture({ picture, username }: { picture: string | null; username: string }) {
  return (
    <span className="grid size-28 shrink-0 place-items-center overflow-hidden rounded-full border-2 border-line bg-panel text-ink-faint">
      {picture ? (
        <img src={picture} alt={`Foto profil ${username}`} className="size-full object-cover" />
      ) : (
        <Icon name="user" size={48} />
      )}
    </span>
  );
}
