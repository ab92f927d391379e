import { EVENT_ACTION_STYLES } from "@/components/admin/events/event-screen";
import { REASON as TEXT_REASON } from "@/components/admin/forum/text-actions";
import { MESSAGE_WORDING } from "@/components/admin/messages/message-rules";
import { REPORT_WORDING } from "@/components/admin/reports/wording";
import { REASON as UPDATE_REASON } from "@/components/admin/updates/update-card";
import { USER_ACTION_STYLES } from "@/components/admin/users/user-actions";
import { BlockUser } from "@/lib/accounts/desk/schemas";
import { CancelEvent } from "@/lib/events/event/schemas";
import { testForm } from "@/lib/forms/test-form";
import { DecideText } from "@/lib/forum/schemas";
import { AnswerMessage } from "@/lib/messages/schemas";
import { EditReport } from "@/lib/reports/desk/schemas";
import { AskReporter } from "@/lib/reports/schemas";
import { DecideUpdate } from "@/lib/reports/updates/schemas";
import { HideWritings } from "@/lib/review/writings/schemas";
import { wordsFields } from "./words-dialog";
import { HIDING_STYLE } from "./writer-actions";

const texts = { damage_type: "Lain", location: "Medan", description: "Sampah di jalan." };

testForm("of a question to who reported", { fields: wordsFields(REPORT_WORDING.ask.words), schema: AskReporter });

testForm("of the reason for an edit of a report", {
  fields: wordsFields(REPORT_WORDING.edit.words),
  schema: EditReport,
  more: { ...texts, seen: texts },
});

testForm("of an answer to a message", {
  fields: wordsFields(MESSAGE_WORDING.answer.words),
  schema: AnswerMessage,
  more: { seen_step: null },
});

testForm("of the reason for a block", { fields: wordsFields(USER_ACTION_STYLES.block.words), schema: BlockUser });

testForm("of the reason for hiding a writer's texts", {
  fields: wordsFields(HIDING_STYLE.words),
  schema: HideWritings,
});

testForm("of the reason for a cancellation", {
  fields: wordsFields(EVENT_ACTION_STYLES.cancel.words),
  schema: CancelEvent,
});

testForm("of the reason for a decision on a text", {
  fields: wordsFields(TEXT_REASON),
  schema: DecideText,
  more: { kind: "topik", id: 1, decision: "hide" },
});

testForm("of the reason for a decision on an update", {
  fields: wordsFields(UPDATE_REASON),
  schema: DecideUpdate,
  more: { id: 1, decision: "hide" },
});
