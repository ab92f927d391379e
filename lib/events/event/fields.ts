import "server-only";
import { placeArea } from "@/lib/areas/queries-point";
import { zoneAt } from "@/lib/format/dates";
import type { Ctx } from "@/lib/kernel/ctx";
import { InvalidInput } from "@/lib/kernel/errors";
import { momentOf } from "./moments";
import { DEFAULT_HOURS, MAX_DAYS } from "./rules";
import type { CreateEvent, EditEvent } from "./schemas";

const HOUR_MS = 3_600_000;

/** The columns that whoever adds or edits an event decides. @throws InvalidInput for a time that is over or a span that cannot be */
export async function eventFields(ctx: Ctx, input: CreateEvent | EditEvent) {
  const point =
    input.latitude == null || input.longitude == null ? null : { latitude: input.latitude, longitude: input.longitude };
  const zone = input.zone ?? zoneAt(point);
  const startsAt = momentOf(input.date, zone);
  const endsAt = input.ends ? momentOf(input.ends, zone) : new Date(startsAt.getTime() + DEFAULT_HOURS * HOUR_MS);
  if (startsAt <= ctx.now()) throw refused("date", "Tanggal sudah lewat. Pilih waktu yang akan datang.");
  if (endsAt <= startsAt) throw refused("ends", "Waktu selesai harus sesudah waktu mulai.");
  if (endsAt.getTime() - startsAt.getTime() > MAX_DAYS * 24 * HOUR_MS) {
    throw refused("ends", `Satu kegiatan paling lama ${MAX_DAYS} hari.`);
  }
  return {
    title: input.title,
    description: input.description,
    location: input.location,
    startsAt,
    endsAt,
    zone,
    capacity: input.capacity,
    organiser: input.organiser ?? "",
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    approximate: input.approximate ?? false,
    ...(await placeArea(ctx, point ?? {}, input.area_code)),
    photoId: input.photo_id ?? null,
    updatedAt: ctx.now(),
  };
}

function refused(field: "date" | "ends", message: string): InvalidInput {
  return new InvalidInput(message, { [field]: message });
}
