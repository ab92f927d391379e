import type { IconName } from "@/components/ui/icon-paths";
import { PLACE_KIND_COLOURS, type PlaceKind } from "@/lib/places/rules";

interface PlaceStyle {
  colour: string;
  /** Outline of the pin's head on a grid of 25, clockwise as its tail. */
  head: string;
  icon: IconName;
}

/** Kinds differ by outline and sign as well as by colour, on the map and in the list. */
export const PLACE_STYLES: Record<PlaceKind, PlaceStyle> = {
  taman_kota: {
    colour: PLACE_KIND_COLOURS.taman_kota,
    head: "M12.5 1.5a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z",
    icon: "tree",
  },
  hutan_kota: { colour: PLACE_KIND_COLOURS.hutan_kota, head: "M12.5 1.5 23.5 10v13.5h-22V10Z", icon: "conifer" },
  kebun_raya: { colour: PLACE_KIND_COLOURS.kebun_raya, head: "M8 1.5h9L23.5 8v9L17 23.5H8L1.5 17V8Z", icon: "flower" },
  mangrove: { colour: PLACE_KIND_COLOURS.mangrove, head: "M1.5 2.5h22V13a11 10.5 0 0 1-22 0Z", icon: "mangrove" },
  bank_sampah: {
    colour: PLACE_KIND_COLOURS.bank_sampah,
    head: "M4.5 1.5h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3h-16a3 3 0 0 1-3-3v-16a3 3 0 0 1 3-3Z",
    icon: "scale",
  },
  daur_ulang: { colour: PLACE_KIND_COLOURS.daur_ulang, head: "M6.8 1.5h11.4l6 11-6 11H6.8l-6-11Z", icon: "recycle" },
  konservasi: {
    colour: PLACE_KIND_COLOURS.konservasi,
    head: "M12.5 1.2C16 3.4 19.8 4.2 23.5 4.2v8.3c0 6-4.6 9.6-11 11.5-6.4-1.9-11-5.5-11-11.5V4.2c3.7 0 7.5-.8 11-3Z",
    icon: "leaf",
  },
  lainnya: { colour: PLACE_KIND_COLOURS.lainnya, head: "M1.5 1.5h22v13l-11 9.8-11-9.8Z", icon: "sprout" },
};
