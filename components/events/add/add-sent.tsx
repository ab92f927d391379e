"use client";

import { useEffect, useRef } from "react";
import { PrivateLink } from "@/components/forms/private-link";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { ShareButtons } from "@/components/ui/share-buttons";
import { addedText, eventPath } from "@/lib/events/event/rules";
import { managePath } from "@/lib/events/event/rules-manage";
import type { CreatedEventView } from "@/lib/events/event/view";

interface AddedLinkProps {
  title: string;
  /** Whether the link was mailed too. */
  mailed: boolean;
  /** Path of the organiser's page with its key. */
  path: string;
}

/** Stays after adding: the event's page, and the private link, which is shown this once. */
export function EventAdded({ event, onAnother }: { event: CreatedEventView; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { id, title, slug, manage_token: token, mailed } = event;
  return (
    <section aria-labelledby="event-ditambahkan" className="grid gap-6">
      <div role="status">
        <h3 ref={heading} id="event-ditambahkan" tabIndex={-1} className="flex items-start gap-3 text-xl">
          <Icon name="check-circle" size={28} className="text-primary" />
          <span className="min-w-0">{addedText(title)}</span>
        </h3>
      </div>
      <AddedLink title={title} mailed={mailed} path={managePath(id, token)} />
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

/** The link with which the one who added the event manages it. */
function AddedLink({ title, mailed, path }: AddedLinkProps) {
  return (
    <Notice tone="wait" icon="shield" title="Simpan tautan pribadi ini sekarang">
      <p>
        {mailed ? "Kami juga mengirimnya ke email Anda." : "Tautan ini hanya ditampilkan sekali."} Dengan tautan itu
        Anda dapat mengubah event, melihat pendaftar, dan mencatat hasilnya. Siapa pun yang memegangnya dapat melakukan
        hal yang sama, jadi kirim hanya ke diri sendiri atau panitia.
      </p>
      <PrivateLink path={path} opens={`mengelola “${title}”`} />
    </Notice>
  );
}
