import "server-only";
import { containing } from "@/lib/format/search-words";
import { columnsOf, Prisma } from "@/prisma/client";

export const VOLUNTEERS = Prisma.raw("volunteers");

/** The columns that the public view needs. A row never leaves the server. */
export const VOLUNTEER_SELECT = {
  id: true,
  name: true,
  area: true,
  areaCode: true,
  action: true,
  motivation: true,
  photoId: true,
  createdAt: true,
} as const satisfies Prisma.VolunteerSelect;
export type VolunteerRow = Prisma.VolunteerGetPayload<{ select: typeof VOLUNTEER_SELECT }>;

/** The same columns for the queries written by hand. */
export const VOLUNTEER_COLUMNS = columnsOf("volunteers", VOLUNTEER_SELECT);

// Written out rather than passed as parameters: the planner must see that they are the conditions of partial indexes.

/** `volunteers_listed_idx` and `volunteers_listed_area_idx` */
export const IS_LISTED = Prisma.raw("volunteers.held_reason IS NULL AND volunteers.hidden_at IS NULL");
/** `volunteers_held_idx` */
export const IS_HELD = Prisma.raw("volunteers.held_reason IS NOT NULL AND volunteers.hidden_at IS NULL");
/** `volunteers_hidden_idx` */
export const IS_HIDDEN = Prisma.raw("volunteers.hidden_at IS NOT NULL");

/** `volunteers_text_idx`: whether name, action or motivation contain what was typed. */
export function containsSql(q: string): Prisma.Sql {
  return Prisma.sql`search_words(name || ' ' || action || ' ' || motivation) LIKE ${containing(q)}`;
}
