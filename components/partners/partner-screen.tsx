"use client";

import { useMemo, useState } from "react";
import { useNewest } from "@/components/lists/use-newest";
import { useSearch } from "@/components/lists/use-search";
import { useNearMe } from "@/components/places/map/use-near-me";
import { PARTNER_LIST_LIMIT } from "@/lib/partners/rules";
import type { CreatedPartnerView } from "@/lib/partners/view";
import { filterIn, listPath, NEAREST, NO_FILTER, type PartnerFilter, withFilter } from "./filter-address";
import type { ListedPartner } from "./partner-card";
import { PartnerFilters } from "./partner-filters";
import { PartnerList } from "./partner-list";
import { PartnersMap } from "./partners-map";
import { RegisterForm } from "./register-form";

interface PartnerScreenProps {
  /** The newest, with which the page was rendered at `at` (ISO). */
  first: ListedPartner[];
  at: string;
  tileUrl: string;
}

/** The waste banks of the list and on the map, and the registration (spec 2.15). */
export function PartnerScreen({ first, at, tileUrl }: PartnerScreenProps) {
  const [search, change] = useSearch();
  const filter = useMemo(() => filterIn(search), [search]);
  const near = useNearMe(() => undefined);
  const [registered, setRegistered] = useState<CreatedPartnerView | null>(null);
  const narrowed = filter.material !== null || filter.today;
  const plain = !narrowed && near.position === null;
  const path = listPath(filter, near.position, new Date().getDay() || 7);
  const step = near.position ? NEAREST : PARTNER_LIST_LIMIT.screen;
  const list = useNewest<ListedPartner>(path, step, plain ? first : undefined);

  function choose(next: PartnerFilter) {
    change((before) => withFilter(before, next));
  }

  function onRegistered(partner: CreatedPartnerView) {
    if (partner.held) return;
    setRegistered(partner);
    near.clear();
    if (narrowed) choose(NO_FILTER);
    else if (plain) list.prepend(partner);
  }

  // Also before the list has been read anew.
  const others = list.items?.filter(({ id }) => id !== registered?.id);
  const items = registered && plain && others ? [registered, ...others] : list.items;
  const hasMore = near.position === null && list.hasMore;

  return (
    <div className="grid gap-10">
      <section aria-labelledby="daftar-bank-sampah" className="grid gap-5">
        <h2 id="daftar-bank-sampah" className="text-2xl">
          Bank sampah yang terdaftar
        </h2>
        <PartnerFilters filter={filter} onFilter={choose} near={near} />
        <PartnerList
          list={{ ...list, items, hasMore }}
          newId={registered?.id ?? null}
          at={at}
          onReset={narrowed ? () => choose(NO_FILTER) : null}
        />
        <PartnersMap partners={items ?? []} tileUrl={tileUrl} />
      </section>
      <section
        id="daftar"
        aria-labelledby="daftarkan-bank-sampah"
        className="grid gap-4 rounded-leaf border border-line bg-card p-4 sm:p-8"
      >
        <h2 id="daftarkan-bank-sampah" className="text-2xl">
          Daftarkan bank sampah Anda
        </h2>
        <RegisterForm onRegistered={onRegistered} />
      </section>
    </div>
  );
}
