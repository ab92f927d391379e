import dynamic from "next/dynamic";
import { WhenAndWhere } from "@/components/events/list/when-and-where";
import { ButtonLink } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { eventPath } from "@/lib/events/event/rules";
import type { HeldRegistrationView } from "@/lib/events/registration/view";
import { certificatePath } from "@/lib/events/results/rules-certificate";
import { CancelRegistration } from "./cancel-registration";
import { heldState } from "./held-words";
import { RegistrationPeople } from "./registration-people";
import { SeatOffer } from "./seat-offer";
import type { Held } from "./use-own-registration";

const CheckInQr = dynamic(() => import("@/components/events/checkin/checkin-qr").then((module) => module.CheckInQr));

/** A registration with everything that its holder can do now. */
export function RegistrationCard({ held, view }: { held: Held; view: HeldRegistrationView }) {
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
      {view.check_in ? <CheckInQr code={view.check_in} /> : null}
      {view.certificate ? (
        <ButtonLink href={certificatePath(view.certificate)} className="justify-self-start">
          Lihat sertifikat kehadiran
        </ButtonLink>
      ) : null}
      {changeable && status !== "CANCELLED" && view.came === null ? (
        <>
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
