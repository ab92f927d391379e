import { line } from "@/lib/forms/fields";
import { COMMENT_EDIT, TOPIC_EDIT } from "@/lib/forum/fields";
import { FORUM_LENGTH } from "@/lib/forum/rules";

/** Why staff change the words of somebody else. */
const reason = line("Alasan", {
  max: FORUM_LENGTH.words,
  empty: "Alasan wajib diisi. Penulisnya membacanya.",
  hint: "Dibaca oleh penulisnya dan tercatat.",
  autoComplete: "off",
});

export const STAFF_TOPIC_EDIT = { ...TOPIC_EDIT, reason } as const;

export const STAFF_COMMENT_EDIT = { content: { ...COMMENT_EDIT.content, rows: 6 }, reason } as const;
