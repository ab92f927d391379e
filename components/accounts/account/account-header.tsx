import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Ornament } from "@/components/ui/ornament";
import type { OwnAccountView } from "@/lib/accounts/own/view";
import { formatDate, type Zone } from "@/lib/format/dates";

const ROLES = { user: null, pengelola: "Pengelola", admin: "Admin" } as const;

/** Whose page this is. */
export function AccountHeader({ account, zone }: { account: OwnAccountView; zone: Zone }) {
  const role = ROLES[account.role];
  return (
    <Card featured className="overflow-clip">
      <div className="flex flex-wrap items-center gap-5">
        <AccountPicture picture={account.profilePicture} username={account.username} />
        <div className="min-w-0 flex-1 basis-52">
          <h1 className="text-3xl break-words">Halo, {account.username}!</h1>
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
