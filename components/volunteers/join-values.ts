import type { RefObject } from "react";
import { addressProblem } from "@/components/forms/address";
import type { Refusal } from "@/components/forms/use-submission";
import type { PhotoValue } from "@/components/photos/use-photo-upload";
import { EMPTY_FIELDS } from "@/lib/http/error-body";
import type { FieldErrors } from "@/lib/kernel/errors";
import type { JoinedVolunteerView } from "@/lib/volunteers/view";

/** What a volunteer types, in the order of the form, by the names of the API. */
const JOIN_FIELDS = ["nama", "email", "daerah", "aksi", "motivasi"] as const;
export type JoinField = (typeof JOIN_FIELDS)[number];

/** What goes with it unseen: the photo, and what a robot wrote. */
export const SENT_FIELDS = [...JOIN_FIELDS, "photo_id", "website"] as const;

export type TypedJoin = Record<JoinField, string> & { photo: PhotoValue | null };

export const EMPTY_JOIN: TypedJoin = { nama: "", email: "", daerah: "", aksi: "", motivasi: "", photo: null };

export interface JoinFormProps {
  onJoined: (volunteer: JoinedVolunteerView) => void;
  onClose: () => void;
  /** Kept by the page, so that the next dialog begins with it. */
  typed: RefObject<TypedJoin>;
}

const LABELS: Record<JoinField, string> = {
  nama: "Nama",
  email: "Email",
  daerah: "Daerah",
  aksi: "Aksi",
  motivasi: "Motivasi",
};

/** All five are required (spec 5); everything else is the server's to judge. */
export function missingIn(values: Record<JoinField, string>): Refusal | null {
  const empty = JOIN_FIELDS.filter((name) => values[name].trim() === "");
  const errors: FieldErrors = Object.fromEntries(empty.map((name) => [name, `${LABELS[name]} wajib diisi.`]));
  const problem = addressProblem(values.email);
  if (problem) errors.email = problem;
  if (Object.keys(errors).length === 0) return null;
  return { message: empty.length > 0 ? EMPTY_FIELDS : (problem ?? ""), errors };
}
