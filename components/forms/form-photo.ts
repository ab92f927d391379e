import type { Fields } from "@/lib/forms/fields";
import type { DraftPhoto } from "./form-draft";
import type { FormHandle } from "./use-form";
import type { Refusal } from "./use-submission";

/** Every route of the API takes a photo by this name. */
const NAME = "photo_id";

/** Properties of a form's photo field; the form itself sends the photo along (`more`). */
export function photoOf<Declared extends Fields, Answer>(form: FormHandle<Declared, Answer>) {
  const id = form.idOf(NAME);
  return {
    id,
    photo: form.draft.photo,
    onPhoto: (photo: DraftPhoto | null) => {
      form.change({ photo, photoAt: Date.now() });
      form.clearErrors(NAME);
    },
    error: form.problems[id],
  };
}

/** A form does not leave without the photo that is on its way. */
export const PHOTO_UNDERWAY: Refusal = {
  message: "Foto Anda masih dikirim.",
  errors: { photo_id: "Tunggu sampai foto selesai dikirim atau batalkan fotonya." },
};
