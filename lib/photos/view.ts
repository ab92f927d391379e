import { photoPath } from "./rules";

/** What an upload answers with. `width` and `height` are of the large size; `url` is the 640 px one. */
export interface PhotoView {
  id: string;
  width: number;
  height: number;
  url: string;
}

export function photoView(photo: { id: string; width: number; height: number }): PhotoView {
  return { id: photo.id, width: photo.width, height: photo.height, url: photoPath(photo.id, 640) };
}
