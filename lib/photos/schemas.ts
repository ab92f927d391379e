import { z } from "zod";
import { isInIndonesia } from "@/lib/geocoding/rules-country";
import { rowId } from "@/lib/http/fields";
import { MAX_BOXES, type PhotoSize } from "./rules";

/** /api/photos/{id} */
export const PhotoParams = z.strictObject({ id: z.uuid() });

/** ?w=640|2048 */
export const PhotoQuery = z.strictObject({
  w: z
    .enum(["640", "2048"], { error: "w harus 640 atau 2048." })
    .default("2048")
    .transform((text): PhotoSize => (text === "640" ? 640 : 2048)),
});
export type PhotoQuery = z.output<typeof PhotoQuery>;

const FOUR_DECIMALS = 10_000;

/** Headers of POST /api/photos for one taken in Sulur's own camera: `-6.9175,107.6191`, or `tanpa-titik` where no position was to be had. */
export const CameraHeaders = z
  .object({
    "sulur-kamera": z
      .string()
      .regex(/^(?:tanpa-titik|-?\d{1,2}(?:\.\d{1,10})?,\d{2,3}(?:\.\d{1,10})?)$/u, {
        error: "sulur-kamera harus berupa lintang,bujur atau tanpa-titik.",
      })
      .nullable(),
  })
  .transform(({ "sulur-kamera": text }) => {
    if (text === null) return null;
    const [latitude = NaN, longitude = NaN] = text
      .split(",")
      .map((degrees) => Math.round(Number(degrees) * FOUR_DECIMALS) / FOUR_DECIMALS);
    return isInIndonesia(latitude, longitude) ? { latitude, longitude } : { latitude: null, longitude: null };
  });

const OUTSIDE = "Kotak hitam harus di dalam foto. Gambar ulang kotaknya.";
const fraction = z.number({ error: OUTSIDE }).min(0, { error: OUTSIDE }).max(1, { error: OUTSIDE });
/** Adding two fractions may end a hair beyond the edge. */
const EDGE = 1 + 1e-6;

/** A black box in fractions of a photo's width and height. */
const PhotoBox = z
  .strictObject({ x: fraction, y: fraction, width: fraction, height: fraction })
  .refine(({ x, y, width, height }) => width > 0 && height > 0 && x + width <= EDGE && y + height <= EDGE, {
    error: OUTSIDE,
  });
export type PhotoBox = z.output<typeof PhotoBox>;

/** POST /api/admin/photos/{id}/boxes */
export const CoverPhoto = z.strictObject({
  boxes: z
    .array(PhotoBox, { error: "Gambar dulu kotak hitamnya." })
    .min(1, { error: "Gambar dulu kotak hitamnya." })
    .max(MAX_BOXES, { error: `Paling banyak ${MAX_BOXES} kotak hitam.` }),
});
export type CoverPhoto = z.output<typeof CoverPhoto>;

/** POST /api/admin/photos/undo */
export const UndoPhotoChange = z.strictObject({ step_id: rowId("step_id") });
export type UndoPhotoChange = z.output<typeof UndoPhotoChange>;
