"use client";

import { useRouter } from "next/navigation";
import { useAction } from "@/components/forms/use-action";
import { CardTitle } from "@/components/lists/card-title";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { CHANNEL_KIND_LABELS } from "@/lib/channels/rules";
import type { DeskChannelView } from "@/lib/channels/view";
import { formatDate } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/numbers";
import { fetchJson } from "@/lib/http/fetch-json";

export function ChannelList({ channels }: { channels: DeskChannelView[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4">
      {channels.map((channel) => (
        <Card as="li" key={channel.id} className="grid grid-cols-1 gap-2">
          <div className="flex flex-wrap items-center gap-3">
            <CardTitle level={2}>{channel.name}</CardTitle>
            {channel.shipped ? <Badge>Bawaan</Badge> : null}
            {channel.stale ? (
              <Badge tone="wait" icon="clock">
                {channel.shipped ? "Perlu diperiksa" : "Perlu diperiksa, tidak tampil"}
              </Badge>
            ) : null}
            {channel.doubts > 0 ? (
              <Badge tone="bad" icon="warning">
                {formatCount(channel.doubts)} warga tidak dapat menghubungi
              </Badge>
            ) : null}
          </div>
          <p className="wrap-anywhere">
            {CHANNEL_KIND_LABELS[channel.kind]}: {channel.address}
          </p>
          <p className="text-ink-soft">
            {channel.area ?? "Seluruh Indonesia"} ·{" "}
            {channel.damage_types.length === 0 ? "semua jenis kerusakan" : channel.damage_types.join(", ")}
          </p>
          <p className="text-sm wrap-anywhere text-ink-faint">
            {channel.days_forward} + {channel.days_act} hari kerja
            {channel.needs_identity ? " · meminta identitas" : ""} ·{" "}
            {channel.checked_on === null ? "belum diperiksa" : `diperiksa ${formatDate(channel.checked_on)}`} ·{" "}
            <a href={channel.source_url} rel="noopener noreferrer" className="underline underline-offset-4">
              {channel.source_url}
            </a>
          </p>
          <ChannelActions channel={channel} />
        </Card>
      ))}
    </ul>
  );
}

function ChannelActions({ channel: { id, name, revision, shipped } }: { channel: DeskChannelView }) {
  const { busy, run } = useAction();
  const router = useRouter();
  const path = `/api/admin/channels/${id}`;
  const spoken = <span className="sr-only"> {name}</span>;

  async function check() {
    await fetchJson(`${path}/check`, { method: "POST", body: { revision } });
    return "Tercatat: masih benar hari ini.";
  }

  async function remove() {
    await fetchJson(path, { method: "DELETE" });
    router.replace("/admin/kanal");
    return "Kanal dihapus.";
  }

  return (
    <div className="needs-script mt-1 flex flex-wrap gap-2">
      <Button size="small" variant="secondary" busy={busy === "check"} onClick={() => void run("check", check)}>
        Masih benar{spoken}
      </Button>
      <ButtonLink href={`/admin/kanal?ubah=${id}`} size="small" variant="secondary">
        Ubah{spoken}
      </ButtonLink>
      {shipped ? null : (
        <Button size="small" variant="quiet" busy={busy === "delete"} onClick={() => void run("delete", remove)}>
          Hapus{spoken}
        </Button>
      )}
    </div>
  );
}
