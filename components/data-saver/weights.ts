import type { Saving } from "./savings";

/** Leaflet with what draws our maps, compressed; the end-to-end test of page weights compares it with what is sent. */
export const MAP_PROGRAM: Saving = { name: "program peta", bytes: 52_000 };

/** The moving pictures in the format that most browsers take; a test compares them with the files. */
export const HERO_VIDEO: Readonly<Record<"siang" | "malam", Saving>> = {
  siang: { name: "video", bytes: 438_375 },
  malam: { name: "video", bytes: 327_184 },
};
