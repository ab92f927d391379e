import Link from "next/link";
import { HeldSign, Signs } from "@/components/admin/desk/queue-list";
import { PhotoActs } from "@/components/admin/reports/photo-strip";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { formatDateTime } from "@/lib/format/dates";
import { CONDITION_LABELS } from "@/lib/reports/updates/rules";
import type { DeskUpdateView } from "@/lib/reports/updates/view";
import { UpdateActs } from "./update-acts";

/** An update with all that staff need to decide on it. */
export function UpdateCard({ update }: { update: DeskUpdateView }) {
  const { id, code, damageType, location, condition, content, photo, member, createdAt } = update;
  return (
    <Card as="li">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-faint">
        <Badge icon="message">Kabar nomor {id}</Badge>
        <Badge>{CONDITION_LABELS[condition]}</Badge>
        <span>{formatDateTime(createdAt)}</span>
        <span>{member ? "akun" : "tanpa akun"}</span>
      </p>
      <h2 className="mt-2 text-lg wrap-anywhere">
        <Link
          href={`/admin/laporan?laporan=${code}`}
          prefetch={false}
          className="text-primary underline underline-offset-4"
        >
          {code}
        </Link>{" "}
        · {damageType}, {location}
      </h2>
      {update.heldReason === null ? null : (
        <Signs>
          <HeldSign reason={update.heldReason} />
        </Signs>
      )}
      {update.hiddenAt === null ? null : (
        <p className="mt-2 text-sm text-ink-soft">
          Disembunyikan {formatDateTime(update.hiddenAt)}
          {update.hiddenWords ? `. Alasan: ${update.hiddenWords}` : ""}
        </p>
      )}
      <p className="my-3 max-h-80 overflow-y-auto border-l-4 border-line-strong pl-3 whitespace-pre-line wrap-anywhere">
        {content}
      </p>
      {photo === null ? null : (
        <div className="mb-3">
          <a href={photo.large} target="_blank" rel="noopener" className="mb-1 block w-fit">
            <img
              src={photo.medium}
              alt={`Foto kabar nomor ${id}`}
              className="max-h-80 w-full max-w-md rounded-sm bg-panel object-contain"
            />
          </a>
          <PhotoActs photo={{ ...photo, name: `Foto kabar nomor ${id}` }} />
        </div>
      )}
      <UpdateActs update={update} />
    </Card>
  );
}
