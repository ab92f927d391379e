import { z } from "zod";
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
export const UndoPhotoChange = z.strictObject({
  step_id: z
    .number({ error: "step_id harus berupa angka." })
    .int({ error: "step_id tidak dikenal." })
    .positive({ error: "step_id tidak dikenal." })
    .max(2_147_483_647, { error: "step_id tidak dikenal." }),
});
export type UndoPhotoChange = z.output<typeof UndoPhotoChange>;
