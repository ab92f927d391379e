import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { LONGEST_QUERY, SEARCH_PATH, type SearchKind } from "@/lib/search/rules";

const KIND: SearchKind = "area";

/** A plain form that leads to the site's search. */
export function AreaSearch() {
  return (
    <search>
      <form action={SEARCH_PATH} method="get" className="max-w-xl">
        <label htmlFor="cari-daerah" className="mb-1 block font-semibold">
          Cari daerah Anda
        </label>
        <p id="cari-daerah-hint" className="mb-2 text-sm text-ink-faint">
          Misalnya Coblong, Kelurahan Dago, atau Kota Bandung.
        </p>
        <input type="hidden" name="kind" value={KIND} />
        <div className="flex gap-2">
          <Input
            id="cari-daerah"
            name="q"
            type="search"
            required
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby="cari-daerah-hint"
          />
          <Button type="submit">
            <Icon name="search" /> Cari
          </Button>
        </div>
      </form>
    </search>
  );
}
