/** A photo of this page's forms, in case what names it has to wait for a signal. */
interface HeldPhoto {
  blob: Blob;
  /** When it reached the server, in milliseconds since 1970; 0 where it has not. */
  sentAt: number;
}

const held = new Map<string, HeldPhoto>();

/** Of a photo that could not be sent yet: no id of the server looks like it. */
export const LOCAL_PHOTO = "hp-";

export function holdPhoto(id: string, blob: Blob): void {
  held.set(id, { blob, sentAt: id.startsWith(LOCAL_PHOTO) ? 0 : Date.now() });
}

export function heldPhotos(): [string, HeldPhoto][] {
  return [...held];
}
