import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { FORUM_LENGTH, FORUM_ORDER_LABELS, FORUM_ORDERS, type ForumOrder } from "@/lib/forum/rules";

interface ForumSearchProps {
  q: string;
  sort: ForumOrder;
  onSearch: (q: string) => void;
  onSort: (sort: ForumOrder) => void;
}

const ORDERS = FORUM_ORDERS.map((value) => ({ value, label: FORUM_ORDER_LABELS[value] }));

/** Looks through topics and comments, and orders what is found. */
export function ForumSearch({ q, sort, onSearch, onSort }: ForumSearchProps) {
  const [typed, setTyped] = useState(q);
  // Changed from outside, by "Tampilkan semua topik" or a link.
  const [before, setBefore] = useState(q);
  if (before !== q) {
    setBefore(q);
    setTyped(q);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(typed.trim());
  }

  return (
    <div className="needs-script grid gap-3 sm:grid-cols-[minmax(0,1fr)_13rem]">
      <search aria-label="Forum">
        <form onSubmit={submit} className="flex gap-2">
          <label htmlFor="cari-topik" className="sr-only">
            Cari topik dan komentar
          </label>
          <Input
            id="cari-topik"
            type="search"
            value={typed}
            maxLength={FORUM_LENGTH.search}
            autoComplete="off"
            enterKeyHint="search"
            placeholder="Cari topik…"
            onChange={(event) => {
              setTyped(event.target.value);
              if (event.target.value === "") onSearch("");
            }}
          />
          <Button type="submit" variant="secondary">
            <Icon name="search" /> Cari
          </Button>
        </form>
      </search>
      <div>
        <label htmlFor="urutan-topik" className="sr-only">
          Urutkan topik
        </label>
        <Select
          id="urutan-topik"
          options={ORDERS}
          value={sort}
          onChange={(event) => onSort(FORUM_ORDERS.find((order) => order === event.target.value) ?? sort)}
        />
      </div>
    </div>
  );
}
