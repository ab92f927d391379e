import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { areaCodePath } from "@/lib/areas/rules";
import { formatDate } from "@/lib/format/dates";
import type { VolunteerView } from "@/lib/volunteers/view";
import { VolunteerAvatar } from "./volunteer-avatar";

interface VolunteerCardProps {
  volunteer: VolunteerView;
  /** Of the name as a heading. */
  level: 2 | 3;
  /** Just joined on this page. */
  isNew?: boolean;
}

/** One volunteer in the grid. */
export function VolunteerCard({ volunteer, level, isNew = false }: VolunteerCardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  const { id, nama, daerah, area_code, aksi, motivasi, foto, bergabung } = volunteer;
  return (
    <Card as="li" className="flex flex-col">
      <div className="flex items-center gap-4">
        <VolunteerAvatar id={id} name={nama} photo={foto} />
        <div className="min-w-0">
          <Heading className="text-lg">{nama}</Heading>
          <p className="mt-1 flex items-center gap-1.5 text-sm text-ink-soft">
            <Icon name="pin" size={18} />
            {area_code === null ? (
              daerah
            ) : (
              <a href={areaCodePath(area_code)} className="py-1.5 underline underline-offset-4 hover:text-primary">
                {daerah}
              </a>
            )}
          </p>
        </div>
      </div>
      <p className="mt-4 font-semibold">{aksi}</p>
      <p className="mt-1 mb-4 whitespace-pre-line text-ink-soft">{motivasi}</p>
      <p className="mt-auto flex flex-wrap items-center gap-2 border-t border-line pt-3 text-sm text-ink-faint">
        {isNew ? <Badge tone="good">Baru bergabung</Badge> : null}
        <span>
          Bergabung <time dateTime={bergabung}>{formatDate(bergabung)}</time>
        </span>
      </p>
    </Card>
  );
}
