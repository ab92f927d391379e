"use client";

import Link from "next/link";
import { useEffect, useState, useSyncExternalStore } from "react";
import useSWR from "swr";
import { forgetOldLists, readList, subscribeLists } from "@/components/events/checkin/checkin-store";
import { keepView } from "@/components/events/checkin/checkin-sync";
import { Form } from "@/components/forms/form";
import { useForm } from "@/components/forms/use-form";
import { LoadFailed } from "@/components/lists/load-failed";
import { BrokenLink } from "@/components/ui/broken-link";
import { Notice } from "@/components/ui/notice";
import { Skeletons } from "@/components/ui/skeleton";
import { LOST_LINK } from "@/lib/events/attendance/fields-organiser";
import type { ManagedEventView } from "@/lib/events/attendance/view";
import { fetchJson, type RequestFailed } from "@/lib/http/fetch-json";
import { keyHeaders, useManageKey } from "./organiser-key";
import { OrganiserTabs } from "./organiser-tabs";

const LOADING = <Skeletons heights={["h-24", "h-12", "h-64"]} />;

/** Lists that devices keep may be older than these fields. */
const UNKNOWN_REACH = { reach: { mail: 0, number: 0 }, held: [] };

interface OrganiserScreenProps {
  id: number;
  tileUrl: string;
}

/** What the one who put up an event does with it: with the key in the address, or as staff. */
export function OrganiserScreen({ id, tileUrl }: OrganiserScreenProps) {
  const token = useManageKey();
  return token === undefined ? LOADING : <Managed key={token} id={id} token={token} tileUrl={tileUrl} />;
}

function Managed({ id, token, tileUrl }: OrganiserScreenProps & { token: string | null }) {
  const load = () => fetchJson<ManagedEventView>(`/api/events/${id}/manage`, { headers: keyHeaders(token) });
  const { data, error, isLoading, mutate } = useSWR<ManagedEventView, RequestFailed>(["manage", id, token], load, {
    revalidateOnFocus: false,
  });
  const stored = useSyncExternalStore(
    subscribeLists,
    () => readList(id),
    () => null,
  );
  useEffect(() => forgetOldLists(new Date()), []);
  useEffect(() => {
    if (data) keepView(id, data);
  }, [id, data]);

  // Without a signal the list that this device keeps is enough to tick people off.
  const offline = data === undefined && error?.status === 0;
  const view = data ?? (offline && stored?.view ? { ...UNKNOWN_REACH, ...stored.view } : undefined);
  if (view && stored) {
    return (
      <OrganiserTabs view={view} token={token} tileUrl={tileUrl} offline={offline} onChanged={() => void mutate()} />
    );
  }
  if (error && !isLoading) return <Failure error={error} hasKey={token !== null} onRetry={() => void mutate()} />;
  return LOADING;
}

function Failure({ error, hasKey, onRetry }: { error: RequestFailed; hasKey: boolean; onRetry: () => void }) {
  if (error.status === 403) {
    return (
      <div className="grid gap-8">
        <BrokenLink
          live="alert"
          title={hasKey ? "Tautan pribadi ini tidak berlaku" : "Halaman ini memerlukan tautan pribadi"}
        >
          Buka tautan pribadi yang ditampilkan saat kegiatan ditambahkan. Salin tautan secara utuh.
          {hasKey ? null : (
            <span className="mt-2 block">
              Bila kegiatan ini ditambahkan dengan akun Anda, cukup{" "}
              <Link href="/login" prefetch={false} className="font-semibold underline underline-offset-4">
                masuk
              </Link>{" "}
              lebih dahulu. Pengelola dan admin Sulur pun tidak memerlukan tautan.
            </span>
          )}
        </BrokenLink>
        <LostLink />
      </div>
    );
  }
  if (error.status === 404) return <Notice tone="bad" live="alert" title={error.message} />;
  return (
    <LoadFailed title="Kegiatan belum dapat dimuat" onRetry={onRetry}>
      {error.message}
    </LoadFailed>
  );
}

/** Asks for the private links of what was added with an address. */
function LostLink() {
  const [said, setSaid] = useState("");
  const form = useForm<typeof LOST_LINK, { message: string }>(LOST_LINK, {
    to: "/api/events/organiser-link",
    trusted: true,
    again: true,
    idPrefix: "hilang-",
    summary: ({ email = "" }) => email,
    onSending: () => setSaid(""),
    onSent: ({ message }) => setSaid(message),
    unexplained: "Permintaan belum terkirim. Silakan coba lagi.",
  });
  return (
    <Form
      of={form}
      label="Minta tautan pribadi lagi"
      className="grid max-w-140 gap-4"
      title={<h2 className="text-xl">Tautan pribadi hilang?</h2>}
      note={null}
      send="Kirim tautan"
      outcome={said ? <Notice tone="info" live="status" title={said} /> : null}
      look={{}}
    >
      {form.field("email")}
    </Form>
  );
}
