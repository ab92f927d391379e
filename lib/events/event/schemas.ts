import { z } from "zod";
import { areaCode, areaFilter } from "@/lib/areas/schemas";
import { CANCEL, LOST_LINK, REPEAT } from "@/lib/events/attendance/fields-organiser";
import { schemaOf } from "@/lib/forms/schemas";
import {
  approximate,
  calendarMonth,
  email,
  inPath,
  isUsualYear,
  latitude,
  line,
  linkToken,
  longitude,
  optional,
  pageLimit,
  photoId,
  ROBOT_TRACES,
  rowId,
  whatsapp,
  wholePoint,
} from "@/lib/http/fields";
import { PROVINCES } from "@/lib/provinces/rules";
import { addedEvent, EVENT, MAX_CAPACITY } from "./fields";
import { ACCESS } from "./fields-manage";
import { OPEN_REGISTRATION } from "./fields-register";
import {
  EVENT_CATEGORIES,
  EVENT_KINDS,
  EVENT_LIST_LIMIT,
  EVENT_MESSAGES,
  EVENT_ZONES,
  MAX_PEOPLE,
  MAX_REPEATS,
} from "./rules";

const id = rowId("Nomor kegiatan");

/** `{id}` in a path, of an event or a registration. */
export const EventParams = z.object({ id: inPath(id) });

const WRONG_DATE = "Tanggal belum benar. Contoh: 2027-03-14 atau 2027-03-14T08:00.";

/** A calendar day, or a day and time on the place's clock (`2027-03-14T08:00`), or an ISO time with its zone. */
const moment = z
  .string({ error: EVENT_MESSAGES.dateNeeded })
  .trim()
  // Without ending all checks: what is said of the category is looked at too.
  .min(1, { error: EVENT_MESSAGES.dateNeeded })
  .pipe(
    z
      .union([z.iso.date(), z.iso.datetime({ local: true, offset: true })], { error: WRONG_DATE })
      .refine(isUsualYear, { error: WRONG_DATE }),
  );

const { time: _time, ends_date: _day, ...SENT } = EVENT;

const more = {
  date: moment,
  ends: moment.nullish(),
  capacity: z.coerce
    .number({ error: EVENT_MESSAGES.capacityNeeded })
    .int({ error: EVENT_MESSAGES.capacityNeeded })
    .min(1, { error: EVENT_MESSAGES.capacityNeeded })
    .max(MAX_CAPACITY, { error: EVENT.capacity.large }),
  latitude: latitude.nullish(),
  longitude: longitude.nullish(),
  /** The area, where the sender knows better than the map. */
  area_code: areaCode.nullish(),
  approximate: approximate.optional(),
  photo_id: photoId.nullish(),
};

/** POST /api/events: the spec's five fields, then what the place, the time and the kind need. */
export const CreateEvent = schemaOf(
  { ...SENT, category: addedEvent("PLANTING").category },
  {
    ...more,
    kind: z.enum(EVENT_KINDS, { error: "Jenis kegiatan tidak dikenal." }).default("PLANTING"),
    category: z.enum(EVENT_CATEGORIES, { error: "Kategori kegiatan tidak dikenal." }).nullish(),
    report_id: id.nullish(),
    /** Never shown; a lost private link is sent there. */
    organiser_email: optional(email),
  },
)
  .check(wholePoint)
  .refine((event) => event.kind === "COMMUNITY" || event.category == null, {
    error: EVENT_MESSAGES.categoryNeeded,
    path: ["category"],
  });
export type CreateEvent = z.output<typeof CreateEvent>;

/** PATCH /api/events/{id} by staff, or with the private link's token. `revision` is the one that was read. */
export const EditEvent = schemaOf(SENT, {
  ...more,
  token: linkToken.optional(),
  revision: z.number({ error: "revision harus berupa angka." }).int().min(0),
}).check(wholePoint);
export type EditEvent = z.output<typeof EditEvent>;

/** POST /api/events/{id}/cancel */
export const CancelEvent = schemaOf(CANCEL, { token: linkToken.optional() });
export type CancelEvent = z.output<typeof CancelEvent>;

/** POST /api/events/{id}/repeat by staff, or with the private link's token. */
export const RepeatEvent = schemaOf(REPEAT, {
  token: linkToken.optional(),
  times: z
    .number({ error: REPEAT.times.empty })
    .int({ error: "Berapa kali harus bilangan bulat." })
    .min(1, { error: "Paling sedikit 1 kali." })
    .max(MAX_REPEATS, { error: `Paling banyak ${MAX_REPEATS} kali.` }),
});
export type RepeatEvent = z.output<typeof RepeatEvent>;

/** POST /api/events/{id}/zone by staff, or with the private link's token. `zone` is the one that was suggested. */
export const DecideZone = z.strictObject({
  token: linkToken.optional(),
  zone: z.enum(EVENT_ZONES, { error: "Zona waktu harus WIB, WITA, atau WIT." }),
  move: z.boolean({ error: "move harus ya atau tidak." }),
});
export type DecideZone = z.output<typeof DecideZone>;

/** POST /api/events/organiser-link */
export const AskOrganiserLink = schemaOf(LOST_LINK, {});
export type AskOrganiserLink = z.output<typeof AskOrganiserLink>;

/** POST /api/events/access */
export const EnterAccessCode = schemaOf(ACCESS, {});
export type EnterAccessCode = z.output<typeof EnterAccessCode>;

const people = z
  .number({ error: "Jumlah orang harus berupa angka." })
  .int({ error: "Jumlah orang harus bilangan bulat." })
  .min(1, { error: "Jumlah orang paling sedikit 1." })
  .max(MAX_PEOPLE, { error: OPEN_REGISTRATION.people.unknown })
  .default(1);

/** PATCH /api/events/{id}/register. A signed-in person may send nothing; name and e-mail then come from the account. */
export const RegisterForEvent = schemaOf(OPEN_REGISTRATION, {
  name: line({ label: OPEN_REGISTRATION.name.label, max: OPEN_REGISTRATION.name.max }).optional(),
  /** Counts where there is no e-mail. */
  whatsapp: optional(whatsapp),
  people,
  website: ROBOT_TRACES.website,
});
export type RegisterForEvent = z.output<typeof RegisterForEvent>;

/** PATCH /api/registrations/{id}: what the personal link in the mail may change. */
export const ChangeRegistration = z.strictObject({
  token: linkToken,
  action: z.enum(["cancel", "accept", "change", "confirm"], { error: "Tindakan tidak dikenal." }),
  people: people.optional(),
});
export type ChangeRegistration = z.output<typeof ChangeRegistration>;

const limit = pageLimit(EVENT_LIST_LIMIT);

/** `YYYY-MM` */
const month = calendarMonth("Bulan harus ditulis seperti 2027-03.");

/**
 * GET /api/events: by default the planting events that lie ahead, the next first; `when=past` the archive, the latest
 * first; `month` all of a month; `kind=ALL` both kinds. `cursor` is `<starts_at in ms>-<id>` of the last event of the page before.
 */
export const ListEvents = z.strictObject({
  limit,
  cursor: z
    .string()
    .regex(/^\d{1,14}-\d{1,10}$/u, { error: "cursor tidak dikenal." })
    .optional(),
  kind: z.enum([...EVENT_KINDS, "ALL"], { error: "Jenis kegiatan tidak dikenal." }).default("PLANTING"),
  when: z.enum(["ahead", "past"], { error: "when harus ahead atau past." }).default("ahead"),
  month: month.optional(),
  province: z.enum(PROVINCES, { error: "Provinsi tidak dikenal." }).optional(),
  area: areaFilter,
});
export type ListEvents = z.output<typeof ListEvents>;

/** GET /api/events/zone: a point, or a place in words. */
export const FindZone = z
  .strictObject({
    latitude: z.coerce.number({ error: "latitude harus berupa angka." }).pipe(latitude).optional(),
    longitude: z.coerce.number({ error: "longitude harus berupa angka." }).pipe(longitude).optional(),
    location: line({ label: "Lokasi", max: 200 }).default(""),
  })
  .check(wholePoint);
export type FindZone = z.output<typeof FindZone>;

/** GET /api/events/calendar.ics */
export const CalendarFeed = ListEvents.pick({ province: true, area: true });
export type CalendarFeed = z.output<typeof CalendarFeed>;
