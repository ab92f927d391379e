import { AccountItem, AccountSection } from "@/components/accounts/account/account-section";
import { Notice } from "@/components/ui/notice";
import { ACTION_WORDS } from "@/lib/audit/rules";
import { formatDate, formatDateTime } from "@/lib/format/dates";
import { WRITING_LABELS } from "@/lib/review/writings/rules";
import type { UserWithWritingsView, WritingCountsView } from "@/lib/review/writings/view";
import { UserActions } from "./user-actions";
import { BlockedBadge, RoleBadge } from "./user-list";

/** What an admin may see of one account, and do with it. @param own the admin's own account */
export function UserScreen({ user, own }: { user: UserWithWritingsView; own: boolean }) {
  const { writings, sessions, audit } = user;
  const open = writings.some(({ shown }) => shown > 0);
  const hidden = writings.some((counts) => counts.hidden > 0);
  return (
    <>
      <div className="grid gap-4">
        <h1 className="flex flex-wrap items-center gap-3 text-3xl">
          {user.username} <RoleBadge role={user.role} /> {user.blocked ? <BlockedBadge /> : null}
        </h1>
        {user.blocked ? (
          <Notice tone="bad" icon="shield" title="Akun ini diblokir">
            {user.block_reason ?? "Tanpa alasan tertulis."}
          </Notice>
        ) : null}
        <UserActions
          user={user}
          own={own}
          only={["role", ...(user.blocked ? ["unblock" as const] : own ? [] : ["block" as const])]}
        />
      </div>
      <AccountSection id="data" title="Data akun">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          <Fact name="Daerah" value={user.daerah} />
          <Fact name="Umur" value={`${user.umur} tahun`} />
          <Fact name="Email" value={user.email ?? "Belum ada"} />
          <Fact name="Terdaftar" value={formatDate(user.created_at)} />
          <Fact
            name="Terakhir terlihat"
            value={user.last_seen_at === null ? "Belum pernah masuk" : formatDateTime(user.last_seen_at)}
          />
        </dl>
      </AccountSection>
      <AccountSection id="perangkat" title="Perangkat" lead={`${user.tokens} token API aktif.`}>
        {sessions.length === 0 ? (
          <p className="text-ink-soft">Tidak sedang masuk di peramban mana pun.</p>
        ) : (
          <ul className="grid gap-2">
            {sessions.map(({ id, device, last_seen_at }) => (
              <li key={id}>
                <strong>{device}</strong>{" "}
                <span className="text-sm text-ink-faint">terakhir dipakai {formatDateTime(last_seen_at)}</span>
              </li>
            ))}
          </ul>
        )}
        {sessions.length + user.tokens > 0 ? (
          <div className="mt-4">
            <UserActions user={user} own={own} only={["end-sessions"]} />
          </div>
        ) : null}
      </AccountSection>
      <AccountSection id="tulisan" title="Tulisan">
        {writings.length === 0 ? <p className="text-ink-soft">Belum ada tulisan.</p> : null}
        {writings.map((counts) => (
          <AccountItem key={counts.kind} title={WRITING_LABELS[counts.kind]}>
            {countsText(counts)}
          </AccountItem>
        ))}
        {open || hidden ? (
          <div className="mt-4">
            <UserActions
              user={user}
              own={own}
              only={[...(open ? ["hide-writings" as const] : []), ...(hidden ? ["restore-writings" as const] : [])]}
            />
          </div>
        ) : null}
      </AccountSection>
      <AccountSection id="jejak" title="Tindakan pada akun ini">
        {audit.length === 0 ? (
          <p className="text-ink-soft">Belum ada.</p>
        ) : (
          <ol className="grid gap-2">
            {audit.map(({ id, action, by, created_at }) => (
              <li key={id}>
                <strong>{by ?? "Akun yang sudah dihapus"}</strong> {ACTION_WORDS[action] ?? action}{" "}
                <span className="text-sm text-ink-faint">{formatDateTime(created_at)}</span>
              </li>
            ))}
          </ol>
        )}
      </AccountSection>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-ink-faint">{name}</dt>
      <dd className="min-w-0">{value}</dd>
    </>
  );
}

function countsText({ total, shown, hidden }: WritingCountsView): string {
  const parts = [
    `${total} seluruhnya`,
    `${shown} tampak tanpa diverifikasi`,
    ...(hidden > 0 ? [`${hidden} disembunyikan`] : []),
  ];
  return parts.join(", ");
}
