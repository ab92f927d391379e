"use client";

import { useCallback, useMemo, useState } from "react";
import { useNewest } from "@/components/lists/use-newest";
import { useSearch } from "@/components/lists/use-search";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { VOLUNTEER_LIST_LIMIT } from "@/lib/volunteers/rules";
import type { JoinedVolunteerView, VolunteerView } from "@/lib/volunteers/view";
import { filterIn, listPath, NO_FILTER, type VolunteerFilter, withFilter } from "./filter-address";
import { JoinDialog } from "./join-dialog";
import { OwnVolunteers } from "./own-volunteers";
import { VolunteerFilters } from "./volunteer-filters";
import { VolunteerList } from "./volunteer-list";

const STEP = VOLUNTEER_LIST_LIMIT.screen;

/** Who has joined, and the way in. @param first the newest, with which the page was rendered */
export function VolunteerScreen({ first }: { first: VolunteerView[] }) {
  const [search, change] = useSearch();
  const filter = useMemo(() => filterIn(search), [search]);
  const [open, setOpen] = useState(false);
  const [joined, setJoined] = useState<VolunteerView | null>(null);
  const close = useCallback(() => setOpen(false), []);
  const narrowed = filter.area !== null || filter.text !== "";
  const list = useNewest<VolunteerView>(listPath(filter, STEP), STEP, narrowed ? undefined : first);

  function choose(next: VolunteerFilter) {
    change((before) => withFilter(before, next));
  }

  function onJoined(volunteer: JoinedVolunteerView) {
    if (volunteer.held) return;
    setJoined(volunteer);
    if (narrowed) choose(NO_FILTER);
    else list.prepend(volunteer);
  }

  // Also before the list has been read anew.
  const others = list.items?.filter(({ id }) => id !== joined?.id);
  const items = joined && !narrowed && others ? [joined, ...others] : list.items;

  return (
    <>
      <div className="needs-script mb-6">
        <Button size="large" onClick={() => setOpen(true)}>
          <Icon name="sprout" /> Gabung jadi relawan
        </Button>
      </div>
      <OwnVolunteers />
      <section aria-labelledby="daftar-relawan">
        <h2 id="daftar-relawan" className="mb-4 text-2xl">
          Relawan yang sudah bergabung
        </h2>
        <VolunteerFilters filter={filter} onFilter={choose} />
        <div className="mt-6">
          <VolunteerList
            list={{ ...list, items }}
            joinedId={joined?.id ?? null}
            onReset={narrowed ? () => choose(NO_FILTER) : null}
          />
        </div>
      </section>
      <JoinDialog open={open} onClose={close} onJoined={onJoined} />
    </>
  );
}
