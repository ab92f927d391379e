import { DeskSearch } from "@/components/admin/desk/desk-search";
import type { ListHeadProps } from "@/components/admin/desk/kind";

/** Narrows the list to names. */
export function PlaceSearchHead({ q, onSearch }: ListHeadProps) {
  return <DeskSearch q={q} onSearch={onSearch} landmark="Lokasi hijau" label="Cari nama lokasi" />;
}
