"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Form } from "@/components/forms/form";
import { useAction } from "@/components/forms/use-action";
import { useForm } from "@/components/forms/use-form";
import { ACTION } from "@/components/forum/forum-request";
import { useOwnThread } from "@/components/forum/use-own";
import { useSignedIn } from "@/components/layout/use-signed-in";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast-store";
import { TOPIC_EDIT } from "@/lib/forum/fields";
import { EDIT_MINUTES, threadPath } from "@/lib/forum/rules";
import type { FollowView, OwnThreadView, ThreadView } from "@/lib/forum/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { isEditable, OwnState } from "./comment-item";
import { FlagButton } from "./flag-button";
import { LikeButton } from "./like-button";

interface FollowButtonProps {
  threadId: number;
  /** Undefined while it is not known. */
  own: OwnThreadView | undefined;
  onChanged: () => void;
}

/** What can be done with a topic on its own page. */
export function ThreadActions({ thread }: { thread: ThreadView }) {
  const { own, reload } = useOwnThread(thread.id);
  const [pressed, setPressed] = useState<{ liked: boolean; count: number } | null>(null);
  const [editing, setEditing] = useState(false);
  const liked = pressed?.liked ?? own?.liked ?? false;
  return (
    <div className="mt-4">
      <OwnState own={own?.thread} />
      <div className="-ml-2 flex flex-wrap gap-x-2">
        <LikeButton
          threadId={thread.id}
          liked={liked}
          count={pressed?.count ?? thread.likes_count}
          onLike={(now, count) => setPressed({ liked: now, count })}
        />
        <FollowButton threadId={thread.id} own={own} onChanged={reload} />
        {isEditable(own?.thread) ? (
          <button type="button" onClick={() => setEditing(true)} className={`${ACTION} text-ink-soft`}>
            <Icon name="edit" size={18} /> Ubah topik
          </button>
        ) : null}
        {own?.thread ? null : <FlagButton path={`/api/threads/${thread.id}`} noun="topik" author={thread.author} />}
      </div>
      {editing ? <ThreadEdit thread={thread} onClose={() => setEditing(false)} /> : null}
    </div>
  );
}

/** News of a topic by mail, for who has an account with a confirmed address. */
function FollowButton({ threadId, own, onChanged }: FollowButtonProps) {
  const signedIn = useSignedIn();
  const { busy, run } = useAction({ refresh: false });
  if (!signedIn || own === undefined) return null;
  const { followed, can_follow } = own;
  if (!followed && !can_follow) {
    return (
      <Link href="/akun" prefetch={false} className={`${ACTION} text-ink-soft underline underline-offset-4`}>
        <Icon name="bell" size={18} /> Konfirmasi email untuk mengikuti
      </Link>
    );
  }

  async function press() {
    const body = { action: followed ? "unfollow" : "follow" };
    const answer = await fetchJson<FollowView>(`/api/threads/${threadId}/follow`, { method: "POST", body });
    onChanged();
    return answer.followed
      ? "Anda mengikuti topik ini. Kabar komentar baru kami kirim lewat email."
      : "Anda tidak lagi mengikuti topik ini.";
  }

  return (
    <button
      type="button"
      aria-pressed={followed}
      aria-disabled={busy !== null || undefined}
      onClick={() => void run("follow", press)}
      className={`${ACTION} ${followed ? "text-primary" : "text-ink-soft"}`}
    >
      <Icon name="bell" size={18} /> {followed ? "Diikuti lewat email" : "Ikuti lewat email"}
    </button>
  );
}

/** Changes one's own topic; its address may change with the title. */
function ThreadEdit({ thread, onClose }: { thread: ThreadView; onClose: () => void }) {
  const router = useRouter();
  const { title, category, content } = thread;
  const form = useForm<typeof TOPIC_EDIT, ThreadView>(TOPIC_EDIT, {
    initial: { title, category, content },
    idPrefix: "ubah-",
    trusted: true,
    send: (body) => fetchJson(`/api/threads/${thread.id}`, { method: "PATCH", body }),
    onSent: ({ slug }) => {
      showToast({ text: "Topik disimpan." });
      onClose();
      if (slug === thread.slug) router.refresh();
      else router.replace(threadPath(slug));
    },
    unexplained: "Perubahan belum tersimpan. Silakan coba lagi.",
  });
  return (
    <Dialog open onClose={onClose} title="Ubah topik">
      <Form
        of={form}
        label="Ubah topik"
        note={`Topik dapat diubah sampai ${EDIT_MINUTES} menit setelah dikirim.`}
        className="grid gap-4"
        send="Simpan topik"
        sending="Menyimpan…"
        look={{ wide: true }}
      >
        {form.field("title")}
        {form.field("category", { placeholder: undefined })}
        {form.field("content")}
      </Form>
    </Dialog>
  );
}
