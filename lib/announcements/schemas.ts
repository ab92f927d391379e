import { z } from "zod";
import { schemaOf } from "@/lib/forms/schemas";
import { inPath, revision } from "@/lib/http/fields";
import { ANNOUNCEMENT } from "./fields";

interface Sent {
  href?: string | null | undefined;
  starts_at: string;
  ends_at: string;
}

const inOrder = ({ starts_at, ends_at }: Sent) => new Date(starts_at) < new Date(ends_at);
const REVERSED = { path: ["ends_at"], error: "Selesai tayang harus setelah mulai tayang." };

function read<Body extends Sent>({ href, starts_at, ends_at, ...rest }: Body) {
  return { ...rest, href: href ?? null, starts_at: new Date(starts_at), ends_at: new Date(ends_at) };
}

/** POST of an announcement; times are ISO 8601 with their zone. */
export const WriteAnnouncement = schemaOf(ANNOUNCEMENT, {}).refine(inOrder, REVERSED).transform(read);
export type WriteAnnouncement = z.output<typeof WriteAnnouncement>;

/** PATCH of an announcement. `revision` is the one that was seen; somebody else's change since then is a 409. */
export const EditAnnouncement = schemaOf(ANNOUNCEMENT, { revision }).refine(inOrder, REVERSED).transform(read);
export type EditAnnouncement = z.output<typeof EditAnnouncement>;

/** `{id}` in a path. */
export const AnnouncementParams = z.object({ id: inPath() });
