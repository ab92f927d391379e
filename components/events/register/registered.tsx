import { DayLeaf } from "@/components/events/list/day-leaf";
import { WhenAndWhere } from "@/components/events/list/when-and-where";
import { shareEventText } from "@/components/events/page/share-event";
import { PushButton } from "@/components/push/push-button";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ShareButtons } from "@/components/ui/share-buttons";
import { Success } from "@/components/ui/success/success";
import { bringTo, eventPath } from "@/lib/events/event/rules";
import type { EventView, RegistrationView } from "@/lib/events/event/view";
import { registrationPath } from "@/lib/events/registration/rules";

interface RegisteredProps {
  event: EventView;
  view: RegistrationView;
  /** In the specification's words. */
  text: string;
  onClose: () => void;
}

/** After registering: the day, the calendar, what to bring, whom to bring along, and the way to one's registration. */
export function Registered({ event, view, text, onClose }: RegisteredProps) {
  const waits = view.status === "WAITING";
  return (
    <Success title={text}>
      <div className="flex gap-4">
        <DayLeaf event={event} />
        <WhenAndWhere event={event} />
      </div>
      {waits ? null : (
        <p>
          <strong>Sebaiknya dibawa:</strong> {bringTo(event).join(", ").toLowerCase()}.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {waits ? null : (
          <ButtonLink href={`/api/events/${event.id}/ics`} variant="secondary">
            <Icon name="calendar" /> Tambah ke kalender
          </ButtonLink>
        )}
        <ButtonLink href={registrationPath(view.registration_id, view.token)} variant="secondary">
          Lihat pendaftaran
        </ButtonLink>
      </div>
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
