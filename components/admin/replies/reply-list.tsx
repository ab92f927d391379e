"use client";

import { useRouter } from "next/navigation";
import { useAction } from "@/components/forms/use-action";
import { Badge } from "@/components/ui/badge";
import { Button, ButtonLink } from "@/components/ui/button";
import { fetchJson } from "@/lib/http/fetch-json";
import { REPLY_ACTION_LABELS, REPLY_ACTIONS } from "@/lib/reports/replies/rules";
import type { ReplyTemplateView } from "@/lib/reports/replies/view";

const PAGE = "/admin/laporan/balasan";

/** All sentences, by the step that they are for. */
export function ReplyList({ items }: { items: readonly ReplyTemplateView[] }) {
  const { busy, run } = useAction();
  const router = useRouter();

  async function remove(id: number) {
    await fetchJson(`/api/admin/reports/templates/${id}`, { method: "DELETE" });
    router.replace(PAGE);
    router.refresh();
    return "Kalimat dihapus.";
  }

  return (
    <div className="grid gap-6">
      {REPLY_ACTIONS.map((action) => (
        <section key={action} aria-labelledby={`kalimat-${action}`}>
          <h3 id={`kalimat-${action}`} className="mb-2 text-lg">
            {REPLY_ACTION_LABELS[action]}
          </h3>
          <ul className="grid gap-2">
            {items
              .filter((item) => item.action === action)
              .map((item) => (
                <li
                  key={item.id}
                  className="grid gap-2 rounded-md border border-line bg-card p-3 sm:grid-cols-[1fr_auto] sm:items-center"
                >
                  <div className="min-w-0">
                    {item.damage_type === null ? null : <Badge>{item.damage_type}</Badge>}
                    <p className="break-words whitespace-pre-line">{item.text}</p>
                  </div>
                  <div className="flex gap-2">
                    <ButtonLink href={`${PAGE}?ubah=${item.id}`} variant="secondary" size="small">
                      Ubah<span className="sr-only"> kalimat {item.id}</span>
                    </ButtonLink>
                    <Button
                      variant="quiet"
                      size="small"
                      busy={busy === String(item.id)}
                      onClick={() => run(String(item.id), () => remove(item.id))}
                    >
                      Hapus<span className="sr-only"> kalimat {item.id}</span>
                    </Button>
                  </div>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
