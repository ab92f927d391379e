"use client";

import { useEffect, useRef } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ShareButtons } from "@/components/ui/share-buttons";
import { addedText, eventPath } from "@/lib/events/event/rules";
import { managePath } from "@/lib/events/event/rules-manage";
import type { CreatedEventView } from "@/lib/events/event/view";
import { AddedLink } from "./add-sent-link";

/** Stays after adding: the event's page, and the private link, which is shown this once. */
export function EventAdded({ event, onAnother }: { event: CreatedEventView; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { id, title, slug, manage_token: token } = event;
  return (
    <section aria-labelledby="event-ditambahkan" className="grid gap-6">
      <h3 ref={heading} id="event-ditambahkan" tabIndex={-1} className="flex items-start gap-3 text-xl">
        <Icon name="check-circle" size={28} className="text-primary" />
        <span className="min-w-0 break-words">{addedText(title)}</span>
      </h3>
      <AddedLink title={title} path={token === null ? null : managePath(id, token)} />
      <div>
        <p className="mb-3 font-semibold">Ajak warga ikut</p>
        <ShareButtons url={new URL(eventPath(slug), location.origin).href} text={`Ayo ikut: ${title}`} />
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={eventPath(slug)} variant="secondary">
          Buka halaman event <Icon name="arrow-right" />
        </ButtonLink>
        <Button variant="quiet" onClick={onAnother}>
          Tambah event lain
        </Button>
      </div>
    </section>
  );
}
