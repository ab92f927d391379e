import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import type { Nearby } from "@/lib/carbon/actions";
import { eventPath } from "@/lib/events/event/rules";
import { formatDate } from "@/lib/format/dates";
import { meters } from "@/lib/format/numbers";
import type { NearbyHandle } from "./use-nearby";

const LINK = "mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline underline-offset-4";

/** Where an action may begin: the next event, or the nearest waste bank. */
export function NearbyLink({ kind, nearby }: { kind: Nearby; nearby: NearbyHandle }) {
  return kind === "event" ? <EventLink event={nearby.event} /> : <WasteBankLink wasteBank={nearby.wasteBank} />;
}

function EventLink({ event }: Pick<NearbyHandle, "event">) {
  if (!event) {
    return (
      <Link href="/event" prefetch={false} className={LINK}>
        <Icon name="calendar" size={18} /> Mulai bersama warga lain: lihat kegiatan
      </Link>
    );
  }
  return (
    <Link href={eventPath(event.slug)} prefetch={false} className={LINK}>
      <Icon name="calendar" size={18} /> Mulai bersama: {event.title}, {formatDate(event.date, event.zone)}
    </Link>
  );
}

function WasteBankLink({ wasteBank }: Pick<NearbyHandle, "wasteBank">) {
  if (!wasteBank) {
    return (
      <Link href="/peta-lokasi?jenis=bank_sampah" prefetch={false} className={LINK}>
        <Icon name="scale" size={18} /> Bank sampah di peta
      </Link>
    );
  }
  return (
    <Link href={wasteBank.href} prefetch={false} className={LINK}>
      <Icon name="scale" size={18} /> {wasteBank.name}, {meters(wasteBank.distance_meters ?? 0)} dari Anda
    </Link>
  );
}
