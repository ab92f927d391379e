"use client";

import { useAction } from "@/components/forms/use-action";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { SessionView } from "@/lib/accounts/own/view";
import { formatDateTime, type Zone } from "@/lib/format/dates";
import { fetchJson } from "@/lib/http/fetch-json";

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
              <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
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
