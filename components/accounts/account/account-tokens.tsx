"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useAct } from "@/components/accounts/use-act";
import { Button } from "@/components/ui/button";
import type { CreatedTokenView, TokenView } from "@/lib/accounts/own/view";
import { formatDate, formatDateTime, type Zone } from "@/lib/format/dates";
import { fetchJson } from "@/lib/http/fetch-json";
import { AccountSecret } from "./account-secret";
import { NewToken } from "./new-token";
import { TokenForm } from "./token-form";

/** Keys for programs of the owner's: listed, made, revoked. */
export function AccountTokens({ tokens, zone }: { tokens: readonly TokenView[]; zone: Zone }) {
  const router = useRouter();
  const { busy, run } = useAct();
  const [made, setMade] = useState<CreatedTokenView | null>(null);

  function revoke({ id, name }: TokenView) {
    document.getElementById("token-judul")?.focus();
    return run(String(id), async () => {
      await fetchJson(`/api/account/tokens/${id}`, { method: "DELETE" });
      return `Token ${name} sudah dicabut.`;
    });
  }

  return (
    <div className="grid justify-items-start gap-4">
      {tokens.length > 0 ? (
        <ul className="w-full divide-y divide-line">
          {tokens.map((token) => (
            <li key={token.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
              <div className="min-w-0">
                <p className="font-semibold break-words">{token.name}</p>
                <p className="text-sm text-ink-faint">
                  Dibuat {formatDate(token.created_at, zone)}, berlaku sampai {formatDate(token.expires_at, zone)}
                  <br />
                  {token.last_used_at
                    ? `Terakhir dipakai ${formatDateTime(token.last_used_at, zone)}`
                    : "Belum pernah dipakai"}
                </p>
              </div>
              <Button
                variant="secondary"
                size="small"
                className="needs-script"
                aria-label={`Cabut token ${token.name}`}
                busy={busy === String(token.id)}
                onClick={() => void revoke(token)}
              >
                Cabut
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p>Belum ada token.</p>
      )}
      {made ? <NewToken made={made} onClose={() => setMade(null)} /> : null}
      <AccountSecret
        label="Buat token"
        form={({ onDone, onCancel }) => (
          <TokenForm
            onCancel={onCancel}
            onMade={(token) => {
              onDone(null);
              setMade(token);
              router.refresh();
            }}
          />
        )}
      />
    </div>
  );
}
