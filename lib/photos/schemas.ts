import { z } from "zod";
import type { PhotoSize } from "./rules";

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
