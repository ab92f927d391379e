"use client";

import useSWR from "swr";
import { Button, buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { relayText } from "@/lib/events/attendance/rules";
import type { ManagedEventView } from "@/lib/events/attendance/view";
import { RELAYED_AT_ONCE } from "@/lib/events/registration/rules";
import type { RelayEntryView, RelayNews, RelayView } from "@/lib/events/registration/view";
import { contactLink, isMobile } from "@/lib/format/phone";
import { fetchJson, type RequestFailed } from "@/lib/http/fetch-json";
import { keyHeaders } from "./organiser-key";
import { OrganiserText } from "./organiser-text";
import type { RegistrantActs } from "./use-registrants";

interface OrganiserRelayProps {
  view: ManagedEventView;
  token: string | null;
  acts: RegistrantActs;
}

const REGULARLY_MS = 60_000;
const NEWS: Record<RelayNews, string> = {
  offer: "Ada tempat kosong untuknya",
  changed: "Kegiatan berubah",
  cancelled: "Kegiatan dibatalkan",
};

/** Whom only the organiser can tell, with the chat and its text ready. */
export function OrganiserRelay({ view, token, acts }: OrganiserRelayProps) {
  const { event } = view;
  // Read anew with the event, which every decision reloads.
  const { data } = useSWR<RelayView, RequestFailed>(
    view.reach.number === 0 ? null : ["relay", event.id, token, view.now],
    () => fetchJson<RelayView>(`/api/events/${event.id}/relay`, { headers: keyHeaders(token) }),
    { refreshInterval: REGULARLY_MS, keepPreviousData: true, shouldRetryOnError: false },
  );
  const items = data?.items ?? [];
  const [first] = items;
  if (first === undefined) return null;
  const mark = (entries: readonly RelayEntryView[], name: string) =>
    acts.decide(
      name,
      { action: "relayed", registration_ids: entries.map((entry) => entry.registration_id) },
      () => "Tercatat. Terima kasih sudah mengabari.",
    );
  return (
    <section aria-labelledby="kabari-nomor" className="grid gap-4 rounded-md border-2 border-kunyit-500 bg-card p-4">
      <h3 id="kabari-nomor" className="text-xl">
        Kabari lewat {items.every(({ phone }) => isMobile(phone)) ? "WhatsApp" : "telepon atau WhatsApp"}
      </h3>
      <p className="measure text-ink-soft">
        Email tidak sampai kepada mereka; ke nomornya kami tidak mengirim apa pun.
        {items.some(({ news }) => news === "offer")
          ? " Sejak Anda menekan “Sudah dikabari”, tempatnya ditahan satu hari; tanpa itu dalam 6 jam kami tawarkan kepada orang berikutnya."
          : null}
      </p>
      <ul className="grid gap-3">
        {items.map((entry) => (
          <li
            key={entry.registration_id}
            className="flex flex-wrap items-center gap-3 border-t border-line pt-3 first:border-0 first:pt-0"
          >
            <p className="min-w-40 flex-1">
              <span className="font-semibold">{entry.name}</span>, {entry.people} orang
              <span className="block text-sm text-ink-faint">{NEWS[entry.news]}</span>
            </p>
            <a
              href={contactLink(entry.phone, relayText(event, view.url, entry))}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: "secondary", size: "small" })}
              aria-label={`Kabari ${entry.name} lewat ${isMobile(entry.phone) ? "WhatsApp" : "telepon"}`}
            >
              <Icon name={isMobile(entry.phone) ? "whatsapp" : "phone"} size={18} />{" "}
              {isMobile(entry.phone) ? "WhatsApp" : "Telepon"}
            </a>
            <Button
              size="small"
              busy={acts.busy === `relay-${entry.registration_id}`}
              aria-label={`Sudah dikabari: ${entry.name}`}
              onClick={() => mark([entry], `relay-${entry.registration_id}`)}
            >
              Sudah dikabari
            </Button>
          </li>
        ))}
      </ul>
      {items.length > 1 ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => mark(items, "relay")}>
          {items.length} orang ini sudah dikabari
        </Button>
      ) : null}
      {data?.more ? (
        <p className="text-sm text-ink-faint">Sesudah {RELAYED_AT_ONCE} orang ini tampil yang lain.</p>
      ) : null}
      <OrganiserText title="Teks untuk dikirim" text={relayText(event, view.url, first)} />
    </section>
  );
}
