import { EditReason, useSaved } from "@/components/admin/desk/edit-reason";
import { DialogButtons } from "@/components/admin/desk/words-dialog";
import { Form } from "@/components/forms/form";
import { useForm, type Values } from "@/components/forms/use-form";
import { Dialog } from "@/components/ui/dialog";
import type { Fields } from "@/lib/forms/fields";
import { STAFF_COMMENT_EDIT, STAFF_TOPIC_EDIT } from "@/lib/forum/desk/fields";
import type { DeskTextView } from "@/lib/forum/view";
import { fetchJson } from "@/lib/http/fetch-json";

const REASONS = ["Memuat data pribadi orang lain.", "Kategori yang lebih tepat.", "Memuat tautan iklan."];

/** Staff's correction of a text of the forum. */
export function TextEdit({ text, name, onClose }: { text: DeskTextView; name: string; onClose: () => void }) {
  const { kind, id, threadId, title, category, content } = text;
  const props = { text, name, onClose };
  return (
    <Dialog open onClose={onClose} title={`Sunting ${kind}`}>
      {kind === "topik" ? (
        <EditForm
          {...props}
          fields={STAFF_TOPIC_EDIT}
          path={`/api/admin/threads/${id}`}
          initial={{ title, category, content }}
        />
      ) : (
        <EditForm
          {...props}
          fields={STAFF_COMMENT_EDIT}
          path={`/api/admin/threads/${threadId}/comments/${id}`}
          initial={{ content }}
        />
      )}
    </Dialog>
  );
}

interface EditFormProps<Declared extends Fields> {
  text: DeskTextView;
  name: string;
  fields: Declared;
  path: string;
  initial: Partial<Values<Declared>>;
  onClose: () => void;
}

/** It stays open until the server has taken it. */
function EditForm({ text, name, fields, path, initial, onClose }: EditFormProps<Fields>) {
  const form = useForm<Fields, { message: string }>(fields, {
    initial,
    trusted: true,
    idPrefix: "sunting-",
    more: () => ({ seen_edited_at: text.editedAt }),
    send: (body) => fetchJson(path, { method: "PATCH", body }),
    onSent: useSaved(onClose),
    unexplained: "Perubahan belum tersimpan. Silakan coba lagi.",
  });
  return (
    <Form
      of={form}
      label={`Sunting ${name}`}
      className="grid gap-4"
      note="Pembaca melihat bahwa tulisan ini disunting pengelola. Setelah itu penulisnya tidak dapat mengubahnya lagi."
      send="Simpan perubahan"
      sending="Menyimpan…"
      look={{}}
      frame={(button) => <DialogButtons onClose={onClose}>{button}</DialogButtons>}
    >
      {Object.keys(initial).map((field) => form.field(field))}
      <EditReason field={form.field} reasons={REASONS} />
    </Form>
  );
}
