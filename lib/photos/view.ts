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

/** A photo with the addresses of its sizes. */
export interface DeskPhoto {
  id: string;
  medium: string;
  large: string;
}

export function deskPhoto(id: string): DeskPhoto {
  return { id, medium: photoPath(id, 640), large: photoPath(id, 2048) };
}
