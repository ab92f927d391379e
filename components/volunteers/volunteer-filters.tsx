import { ListSearch } from "@/components/places/map/list-search";
import { Select } from "@/components/ui/select";
import { isVolunteerArea, VOLUNTEER_AREAS } from "@/lib/volunteers/rules";
import type { VolunteerFilter } from "./filter-address";

interface VolunteerFiltersProps {
  filter: VolunteerFilter;
  onFilter: (filter: VolunteerFilter) => void;
}

/** The search box and the six areas. */
export function VolunteerFilters({ filter, onFilter }: VolunteerFiltersProps) {
  return (
    <div className="needs-script grid gap-3 sm:grid-cols-[1fr_14rem]">
      <ListSearch
        name={filter.text}
        onName={(text) => onFilter({ ...filter, text })}
        landmark="Relawan"
        label="Cari nama, aksi, atau motivasi"
      />
      <div>
        <label htmlFor="saring-daerah" className="sr-only">
          Daerah
        </label>
        <Select
          id="saring-daerah"
          value={filter.area ?? ""}
          options={VOLUNTEER_AREAS}
          placeholder="Semua daerah"
          onChange={({ target }) => onFilter({ ...filter, area: isVolunteerArea(target.value) ? target.value : null })}
        />
      </div>
    </div>
  );
}
