import type { PhotoBox } from "@/lib/photos/schemas";
import { drawnPhoto } from "./shrink-photo";

/** The photo at an address with black boxes; what was below them is not in it. Rejects where it cannot be drawn. */
export async function burnBoxes(address: string, boxes: readonly PhotoBox[]): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  return drawnPhoto(width, height, (pen) => {
    pen.drawImage(image, 0, 0);
    pen.fillStyle = "#000000";
    for (const box of boxes) {
      const [left, top] = [Math.floor(box.x * width), Math.floor(box.y * height)];
      pen.fillRect(
        left,
        top,
        Math.ceil((box.x + box.width) * width) - left,
        Math.ceil((box.y + box.height) * height) - top,
      );
    }
  });
}
