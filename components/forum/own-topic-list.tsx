import { type OwnBadge, OwnItem, OwnList } from "@/components/accounts/account/own-item";
import { formatDate } from "@/lib/format/dates";
import { formatCount } from "@/lib/format/numbers";
import { threadPath } from "@/lib/forum/rules";
import type { OwnTopicView } from "@/lib/forum/view";

const BADGES: Record<OwnTopicView["state"], OwnBadge> = {
  shown: { tone: "good", icon: "check", label: "Tampil" },
  held: { tone: "wait", icon: "clock", label: "Diperiksa" },
  hidden: { tone: "bad", icon: "cross", label: "Disembunyikan" },
};

/** Topics as only their writer sees them: with what still waits, and why one was hidden. */
export function OwnTopicList({ topics }: { topics: readonly OwnTopicView[] }) {
  return (
    <OwnList>
      {topics.map((topic) => (
        <OwnItem
          key={topic.id}
          title={topic.title}
          href={topic.state === "shown" ? threadPath(topic.slug) : undefined}
          badge={BADGES[topic.state]}
          facts={`${topic.category} · ${formatDate(topic.created_at)} · ${formatCount(topic.comments_count)} komentar · ${formatCount(topic.likes_count)} suka`}
        >
          {topic.state === "held" ? (
            <p className="mt-1 text-sm text-ink-soft">Tampil di forum setelah diperiksa pengelola.</p>
          ) : null}
          {topic.hidden_words ? (
            <p className="mt-1 text-sm text-ink-soft">Alasan pengelola: {topic.hidden_words}</p>
          ) : null}
        </OwnItem>
      ))}
    </OwnList>
  );
}
