import { DeskSearch } from "@/components/admin/desk/desk-search";
import type { ListHeadProps } from "@/components/admin/desk/kind";
import { Select } from "@/components/ui/select";
import { MESSAGE_KIND_LABELS, MESSAGE_KINDS } from "@/lib/messages/rules";

const KINDS = MESSAGE_KINDS.map((value) => ({ value, label: MESSAGE_KIND_LABELS[value] }));

/** Narrows the list to a kind and to a text. */
export function MessageHead({ q, onSearch, filter, onFilter }: ListHeadProps) {
  return (
    <>
      <div className="mb-3">
        <label htmlFor="jenis-pesan" className="sr-only">
          Jenis pesan
        </label>
        <Select
          id="jenis-pesan"
          options={KINDS}
          placeholder="Semua jenis pesan"
          value={filter}
          onChange={(event) => onFilter(event.target.value)}
        />
      </div>
      <DeskSearch q={q} onSearch={onSearch} landmark="Pesan masuk" label="Cari nama, subjek, atau isi" />
    </>
  );
}
