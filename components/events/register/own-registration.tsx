"use client";

import dynamic from "next/dynamic";
import { useEffect } from "react";
import useSWR from "swr";
import { WhenAndWhere } from "@/components/events/list/event-facts";
import { updateTicket } from "@/components/events/tickets/tickets";
import { useAction } from "@/components/forms/use-action";
import { useHash } from "@/components/forms/use-hash";
import { CardTitle } from "@/components/lists/card-title";
import { LoadFailed } from "@/components/lists/load-failed";
import { PushButton } from "@/components/push/push-button";
import { BrokenLink } from "@/components/ui/broken-link";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { Skeletons } from "@/components/ui/skeleton";
import { eventPath } from "@/lib/events/event/rules";
import { REGISTRATION_HEADER, registrationIn } from "@/lib/events/registration/rules";
import type { HeldRegistrationView } from "@/lib/events/registration/view";
import { certificatePath } from "@/lib/events/results/rules";
import { fetchJson, type RequestFailed } from "@/lib/http/fetch-json";
import {
  CancelRegistration,
  ConfirmEmail,
  type Held,
  type HeldAction,
  RegistrationPeople,
  SeatOffer,
} from "./registration-actions";
import { heldState } from "./registration-words";

const QrCode = dynamic(() => import("@/components/ui/qr-code").then((module) => module.QrCode));

const TO_EVENTS = (
  <ButtonLink href="/event" variant="secondary">
    Lihat kegiatan
  </ButtonLink>
);

/** What the personal link of a mail opens. */
export function OwnRegistration() {
  const hash = useHash();
  const link = hash === undefined ? undefined : registrationIn(hash);
  const held = useOwnRegistration(link ?? null);

  if (link === null) {
    return (
      <BrokenLink title="Tautan ini tidak lengkap" action={TO_EVENTS}>
        Buka tautan dari email pendaftaran Anda atau yang Anda simpan. Salin tautan secara utuh.
      </BrokenLink>
    );
  }
  if (held.view && link) {
    return (
      <>
        <RegistrationCard held={held} view={held.view} />
        <PushButton subject={{ registration: link }} className="mt-4" />
      </>
    );
  }
  if (held.error?.status === 403) return <BrokenLink live="alert" title={held.error.message} action={TO_EVENTS} />;
  if (held.error) {
    return (
      <LoadFailed title="Pendaftaran belum dapat ditampilkan" onRetry={held.reload}>
        {held.error.message}
      </LoadFailed>
    );
  }
  return <Skeletons text="Memuat pendaftaran…" heights={["h-16", "h-56"]} />;
}

/** A registration as its personal link gives it, and what can be done with it. */
function useOwnRegistration(link: { id: number; token: string } | null): Held {
  const { data, error, mutate } = useSWR<HeldRegistrationView, RequestFailed, [string, string] | null>(
    link ? [`/api/registrations/${link.id}`, link.token] : null,
    ([path, token]) => fetchJson<HeldRegistrationView>(path, { headers: { [REGISTRATION_HEADER]: token } }),
    { shouldRetryOnError: false },
  );

  useEffect(() => {
    if (data) updateTicket(data);
  }, [data]);

  // After a refusal, too: seats, time or the event itself may have changed meanwhile.
  const { busy, run } = useAction<HeldAction>({ refresh: false, onFailure: () => void mutate() });

  async function change(action: HeldAction, said: string, people?: number): Promise<void> {
    if (!link) return;
    const body = { token: link.token, action, ...(people === undefined ? {} : { people }) };
    await run(action, async () => {
      await fetchJson(`/api/registrations/${link.id}`, { method: "PATCH", body });
      await mutate();
      return said;
    });
  }

  return { view: data, error, reload: () => void mutate(), busy, change };
}

/** A registration with everything that its holder can do now. */
function RegistrationCard({ held, view }: { held: Held; view: HeldRegistrationView }) {
  const { event, status } = view;
  const changeable = event.phase === "open" || event.phase === "full";
  const path = event.slug === null ? null : eventPath(event.slug);
  const { tone, title, text } = heldState(view);
  return (
    <div className="grid gap-6">
      <Notice tone={tone} live="status" title={title}>
        {text}
      </Notice>
      {event.phase === "cancelled" && event.cancel_words ? (
        <blockquote className="measure border-l-4 border-line-strong pl-3 whitespace-pre-line">
          {event.cancel_words}
        </blockquote>
      ) : null}
      <Card as="article">
        <CardTitle level={2} {...(path === null ? {} : { href: path })}>
          {event.title}
        </CardTitle>
        <WhenAndWhere event={event} />
        <p className="mt-3 text-ink-soft">
          Atas nama {view.name}, {view.people} orang
        </p>
      </Card>
      {status === "OFFERED" && changeable ? <SeatOffer held={held} view={view} /> : null}
      {view.check_in ? (
        <figure className="w-fit">
          <QrCode text={view.check_in} label="Kode QR untuk presensi" />
          <figcaption className="mt-2 max-w-56 text-sm text-ink-faint">
            Tunjukkan kode ini kepada penyelenggara saat datang. Nomor:{" "}
            <span className="font-mono break-all">{view.check_in}</span>
          </figcaption>
        </figure>
      ) : null}
      {view.certificate ? (
        <ButtonLink href={certificatePath(view.certificate)} className="justify-self-start">
          Lihat sertifikat kehadiran
        </ButtonLink>
      ) : null}
      {changeable && status !== "CANCELLED" && view.came === null ? (
        <>
          {view.can_confirm ? <ConfirmEmail held={held} view={view} /> : null}
          <RegistrationPeople key={view.people} held={held} view={view} />
          <CancelRegistration held={held} view={view} />
        </>
      ) : null}
      {changeable && status === "CANCELLED" && path ? (
        <ButtonLink href={path} className="justify-self-start">
          Daftar lagi
        </ButtonLink>
      ) : null}
    </div>
  );
}
