import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { PlaceList } from "./list";
import { ListSearch } from "./list-search";
import type { ListedPlace, Places } from "./use-places";

interface ListPaneProps {
  list: Places;
  /** What the list shows, in words. */
  heading: string;
  name: string;
  onName: (name: string) => void;
  selectedId: number | null;
  onSelect: (place: ListedPlace) => void;
  onReset: (() => void) | null;
  onAdd: () => void;
}

/** What the list shows, the search in it and the list itself, which scrolls. */
export function ListPane({ list, heading, name, onName, selectedId, onSelect, onReset, onAdd }: ListPaneProps) {
  return (
    <div className="flex h-full flex-col">
      <div className="flex min-h-12 items-center justify-between gap-3 pb-2">
        <div aria-live="polite">
          <h2 className="line-clamp-2 text-lg leading-6">{heading}</h2>
        </div>
        <span className="needs-script shrink-0">
          <Button size="small" onClick={onAdd}>
            <Icon name="plus" size={18} /> Tambah lokasi
          </Button>
        </span>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain -mx-1 px-1 pb-4 lg:-mr-3 lg:pr-3">
        <div className="grid gap-2 py-1 pb-3">
          <ListSearch name={name} onName={onName} />
          {onReset ? (
            <Button variant="quiet" size="small" className="justify-self-start" onClick={onReset}>
              <Icon name="close" size={18} /> Tampilkan semua lokasi
            </Button>
          ) : null}
        </div>
        <PlaceList list={list} selectedId={selectedId} onSelect={onSelect} onReset={onReset} />
      </div>
    </div>
  );
}
