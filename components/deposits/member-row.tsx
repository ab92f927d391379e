import { useState } from "react";
import { keyBody } from "@/components/events/organiser/organiser-key";
import { useAction } from "@/components/forms/use-action";
import { Button } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { Icon } from "@/components/ui/icon";
import type { DepositMemberView } from "@/lib/deposits/view";
import { formatRupiah } from "@/lib/format/decimal";
import { fetchJson } from "@/lib/http/fetch-json";
import type { PartnerPrice } from "@/lib/partners/rules";
import { MemberEntries } from "./member-entries";

interface MemberRowProps {
  member: DepositMemberView;
  path: string;
  prices: readonly PartnerPrice[];
  token: string | null;
  onChanged: () => void;
}

/** One member of the book; opened, with its entries and the forms that add one. */
export function MemberRow({ member, path, prices, token, onChanged }: MemberRowProps) {
  const [open, setOpen] = useState(false);
  const { busy, run } = useAction({ refresh: false, explain: () => "Tautan baru belum dapat dibuat. Coba lagi." });

  async function renew() {
    await fetchJson(`${path}/link`, { method: "POST", body: keyBody(token) });
    onChanged();
    return "Tautan baru dibuat; yang lama dan simpanan di akun tidak berlaku lagi. Salin lalu kirim kepada nasabah.";
  }

  return (
    <li className="grid gap-4 rounded-leaf border border-line bg-panel p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-xl">{member.name}</h3>
          <p>
            Saldo <strong className="tabular-nums">{formatRupiah(member.balance)}</strong>
          </p>
          {member.saved ? <p className="text-sm text-ink-soft">Tersimpan di akun nasabah</p> : null}
        </div>
        <Button
          variant="secondary"
          size="small"
          aria-expanded={open}
          aria-label={`${open ? "Tutup" : "Buka"} buku ${member.name}`}
          onClick={() => setOpen(!open)}
        >
          {open ? "Tutup" : "Buka"}
        </Button>
      </div>
      {open ? (
        <>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              size="small"
              onClick={() => void copyText(new URL(member.book_path, location.origin).href, "Tautan nasabah")}
            >
              <Icon name="copy" size={18} /> Salin tautan nasabah
            </Button>
            <Button variant="quiet" size="small" busy={busy !== null} onClick={() => void run("renew", renew)}>
              Buat tautan baru
            </Button>
          </div>
          <MemberEntries id={member.id} path={`${path}/entries`} prices={prices} token={token} onChanged={onChanged} />
        </>
      ) : null}
    </li>
  );
}
