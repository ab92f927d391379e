"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { SecretField } from "@/components/accounts/secret-field";
import { Form } from "@/components/forms/form";
import { OneTimeSecret } from "@/components/forms/one-time-secret";
import { useAction } from "@/components/forms/use-action";
import { useForm } from "@/components/forms/use-form";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { TOKEN } from "@/lib/accounts/own/fields";
import type { CreatedTokenView, SessionView, TokenView } from "@/lib/accounts/own/view";
import { formatDate, formatDateTime, type Zone } from "@/lib/format/dates";
import { fetchJson } from "@/lib/http/fetch-json";
import { AccountSecret, CancelButton } from "./account-secret";

const ADDRESS = "/api/account/sessions";
const ALL = "all";

/** Where the account is open, this device first, and the way to close it elsewhere. */
export function AccountSessions({ sessions, zone }: { sessions: readonly SessionView[]; zone: Zone }) {
  const { busy, run } = useAction();
  const others = sessions.filter(({ current }) => !current);

  function end({ id, device }: SessionView) {
    // The button goes with its row, so the focus needs another place.
    document.getElementById("perangkat-judul")?.focus();
    return run(id, async () => {
      await fetchJson(`${ADDRESS}/${id}`, { method: "DELETE" });
      return `${device} sudah dikeluarkan.`;
    });
  }

  function endOthers() {
    document.getElementById("perangkat-judul")?.focus();
    return run(ALL, async () => {
      const { ended } = await fetchJson<{ ended: number }>(ADDRESS, { method: "DELETE" });
      return `${ended} perangkat lain sudah dikeluarkan.`;
    });
  }

  return (
    <>
      <ul className="divide-y divide-line">
        {[...sessions.filter(({ current }) => current), ...others].map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {session.device}
                {session.current ? (
                  <Badge tone="good" icon="check">
                    Perangkat ini
                  </Badge>
                ) : null}
              </p>
              <p className="text-sm text-ink-faint">
                Masuk {formatDateTime(session.created_at, zone)}
                <br />
                Terakhir dipakai {formatDateTime(session.last_seen_at, zone)}
              </p>
            </div>
            {session.current ? null : (
              <Button
                variant="secondary"
                size="small"
                className="needs-script"
                aria-label={`Keluarkan ${session.device}`}
                busy={busy === session.id}
                onClick={() => void end(session)}
              >
                {busy === session.id ? "Mengeluarkan…" : "Keluarkan"}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <Button variant="secondary" className="needs-script mt-4" busy={busy === ALL} onClick={() => void endOthers()}>
          {busy === ALL ? "Mengeluarkan…" : "Keluarkan semua yang lain"}
        </Button>
      ) : null}
    </>
  );
}

/** Keys for programs of the owner's: listed, made, revoked. */
export function AccountTokens({ tokens, zone }: { tokens: readonly TokenView[]; zone: Zone }) {
  const router = useRouter();
  const { busy, run } = useAction();
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
                <p className="font-semibold">{token.name}</p>
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

function TokenForm({ onMade, onCancel }: { onMade: (token: CreatedTokenView) => void; onCancel: () => void }) {
  const form = useForm<typeof TOKEN, CreatedTokenView>(TOKEN, {
    to: "/api/account/tokens",
    trusted: true,
    idPrefix: "token-",
    onSent: onMade,
  });
  return (
    <Form
      of={form}
      label="Buat token"
      className="grid w-full gap-4"
      note={null}
      send="Buat token"
      sending="Membuat token…"
      look={{}}
      beside={<CancelButton onCancel={onCancel} />}
    >
      {form.field("name", { autoFocus: true })}
      <SecretField {...form.propsOf("password")} />
    </Form>
  );
}

/** A token that was just made, to be taken along: it is not shown again. */
function NewToken({ made, onClose }: { made: CreatedTokenView; onClose: () => void }) {
  return (
    <OneTimeSecret
      title={`Token ${made.name} sudah dibuat`}
      noun="Token"
      label="Token baru"
      secret={made.token}
      warning="Salin sekarang: token ini hanya ditampilkan sekali. Siapa pun yang memegangnya dapat memakai akun Anda."
      onClose={onClose}
    />
  );
}
