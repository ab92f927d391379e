import Link from "next/link";
import { DayLeaf, WhenAndWhere } from "@/components/events/list/event-facts";
import { shareEventText } from "@/components/events/page/share-event";
import { PrivateLink } from "@/components/forms/private-link";
import { Drawing } from "@/components/layout/drawing";
import { PushButton } from "@/components/push/push-button";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { ShareButtons } from "@/components/ui/share-buttons";
import { Success } from "@/components/ui/success/success";
import { bringTo, eventPath, sceneOf } from "@/lib/events/event/rules";
import type { EventView, RegistrationView } from "@/lib/events/event/view";
import { registrationPath } from "@/lib/events/registration/rules";
import { OWN_TICKETS_PATH } from "@/lib/events/registration/rules-own";

interface RegisteredProps {
  event: EventView;
  view: RegistrationView;
  /** In the specification's words. */
  text: string;
  /** Empty for who gave an e-mail address. */
  phone: string;
  onClose: () => void;
}

/** The way to change or cancel; for who registered a number it stands here and nowhere else. */
function RegistrationLink({ event, view, phone }: Pick<RegisteredProps, "event" | "view" | "phone">) {
  const path = registrationPath(view.registration_id, view.token);
  return (
    <Notice tone="wait" icon="shield" title="Simpan tautan pribadi ini sekarang">
      <p>
        Dengan tautan itu Anda dapat mengubah atau membatalkan pendaftaran. Jangan sebarkan.{" "}
        {view.mailed ? "Kami juga mengirimnya ke email Anda." : "Tautan ini hanya ditampilkan sekali."}
        {view.by_email ? null : " Ke nomor WhatsApp tidak ada konfirmasi atau pengingat."} Tiketnya ada di{" "}
        <Link href={OWN_TICKETS_PATH} prefetch={false} className="text-primary underline underline-offset-4">
          Kegiatan saya
        </Link>{" "}
        di perangkat ini.
      </p>
      <PrivateLink path={path} opens={`pendaftaran “${event.title}”`} phone={phone}>
        <ButtonLink href={path} variant="secondary">
          Lihat pendaftaran
        </ButtonLink>
      </PrivateLink>
    </Notice>
  );
}

/** After registering: the day, the calendar, what to bring, whom to bring along, and the way to one's registration. */
export function Registered({ event, view, text, phone, onClose }: RegisteredProps) {
  const waits = view.status !== "CONFIRMED";
  return (
    <Success title={text} scene={<Drawing name={sceneOf(event)} />}>
      <div className="flex gap-4">
        <DayLeaf event={event} />
        <WhenAndWhere event={event} />
      </div>
      {waits ? null : (
        <p>
          <strong>Sebaiknya dibawa:</strong> {bringTo(event).join(", ").toLowerCase()}.
        </p>
      )}
      {waits ? null : (
        <ButtonLink href={`/api/events/${event.id}/ics`} variant="secondary" className="justify-self-start">
          <Icon name="calendar" /> Tambah ke kalender
        </ButtonLink>
      )}
      <RegistrationLink event={event} view={view} phone={phone} />
      <PushButton subject={{ registration: { id: view.registration_id, token: view.token } }} />
      <div className="border-t border-line pt-4">
        <p className="mb-3 font-semibold">Ajak tetangga ikut</p>
        <ShareButtons url={`${location.origin}${eventPath(event.slug)}`} text={shareEventText(event)} />
      </div>
      <Button wide onClick={onClose}>
        Selesai
      </Button>
    </Success>
  );
}
