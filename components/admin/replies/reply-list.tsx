import { EditOrDelete } from "@/components/admin/desk/edit-or-delete";
import { Badge } from "@/components/ui/badge";
import { REPLY_ACTION_LABELS, REPLY_ACTIONS } from "@/lib/reports/desk/replies/rules";
import type { ReplyTemplateView } from "@/lib/reports/desk/replies/view";

/** All sentences, by the step that they are for. */
export function ReplyList({ items }: { items: readonly ReplyTemplateView[] }) {
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
                    <p className="whitespace-pre-line">{item.text}</p>
                  </div>
                  <EditOrDelete
                    id={item.id}
                    noun="kalimat"
                    page="/admin/laporan/balasan"
                    path={`/api/admin/reports/templates/${item.id}`}
                    deleted="Kalimat dihapus."
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
