import type { Refusal } from "./use-submission";

/** A form does not leave without the photo that is on its way. */
export const PHOTO_UNDERWAY: Refusal = {
  message: "Foto Anda masih dikirim.",
  errors: { photo_id: "Tunggu sampai foto selesai dikirim atau batalkan fotonya." },
};
