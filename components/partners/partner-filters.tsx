import { Chip } from "@/components/places/map/kind-chips";
import type { NearMe } from "@/components/places/map/use-near-me";
import { Select } from "@/components/ui/select";
import { PARTNER_MATERIAL_LABELS, PARTNER_MATERIALS } from "@/lib/partners/rules";
import type { PartnerFilter } from "./filter-address";

const MATERIALS = PARTNER_MATERIALS.map((value) => ({ value, label: PARTNER_MATERIAL_LABELS[value] }));

interface PartnerFiltersProps {
  filter: PartnerFilter;
  onFilter: (filter: PartnerFilter) => void;
  near: NearMe;
}

/** What residents ask first: what it takes, whether it is open today, how far it is. */
export function PartnerFilters({ filter, onFilter, near }: PartnerFiltersProps) {
  return (
    <div className="needs-script grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-full sm:w-60">
          <label htmlFor="saring-jenis" className="sr-only">
            Jenis sampah yang diterima
          </label>
          <Select
            id="saring-jenis"
            value={filter.material ?? ""}
            options={MATERIALS}
            placeholder="Semua jenis sampah"
            onChange={({ target }) =>
              onFilter({ ...filter, material: PARTNER_MATERIALS.find((known) => known === target.value) ?? null })
            }
          />
        </div>
        <Chip icon="clock" pressed={filter.today} onPress={() => onFilter({ ...filter, today: !filter.today })}>
          Buka hari ini
        </Chip>
        <Chip icon="locate" pressed={near.position !== null} busy={near.locating} onPress={() => void near.toggle()}>
          {near.locating ? "Mencari posisi…" : "Terdekat"}
        </Chip>
      </div>
      <p role="status" className="text-sm text-danger empty:hidden">
        {near.error}
      </p>
    </div>
  );
}
