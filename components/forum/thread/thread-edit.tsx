"use client";

import { useRouter } from "next/navigation";
import { SubmitOutcome } from "@/components/forms/submit-outcome";
import { useSubmit } from "@/components/forms/use-submit";
import { missingIn } from "@/components/forum/add/topic-draft";
import { TopicFields } from "@/components/forum/add/topic-fields";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { showToast } from "@/components/ui/toast-store";
import { EDIT_MINUTES, threadPath } from "@/lib/forum/rules";
import type { ThreadView } from "@/lib/forum/view";
import { fetchJson } from "@/lib/http/fetch-json";

const PREFIX = "ubah-";

/** Changes one's own topic; its address may change with the title. */
export function ThreadEdit({ thread, onClose }: { thread: ThreadView; onClose: () => void }) {
  const router = useRouter();
  const { state, form } = useSubmit<"title" | "category" | "content", ThreadView>(["title", "category", "content"], {
    check: (values) => {
      const errors = missingIn(values, true);
      return Object.keys(errors).length > 0 ? { message: "Semua kolom bertanda (*) harus diisi.", errors } : null;
    },
    send: (body) => fetchJson(`/api/threads/${thread.id}`, { method: "PATCH", body }),
    onSent: ({ slug }) => {
      showToast({ text: "Topik disimpan." });
      onClose();
      if (slug === thread.slug) router.refresh();
      else router.replace(threadPath(slug));
    },
    failed: "Perubahan belum tersimpan. Silakan coba lagi.",
  });
  const { title, category, content } = thread;
  return (
    <Dialog open onClose={onClose} title="Ubah topik">
      <form {...form} aria-label="Ubah topik" className="grid gap-4">
        <p className="text-sm text-ink-faint">Topik dapat diubah sampai {EDIT_MINUTES} menit setelah dikirim.</p>
        <SubmitOutcome state={state} idPrefix={PREFIX} />
        <TopicFields
          idPrefix={PREFIX}
          errors={state.errors}
          bind={(field) => ({ defaultValue: { title, category, content }[field] })}
        />
        <Button type="submit" wide busy={state.busy}>
          {state.busy ? "Menyimpan…" : "Simpan topik"}
        </Button>
      </form>
    </Dialog>
  );
}
