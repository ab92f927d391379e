import { testForm } from "@/lib/forms/test-form";
import { EditCommentAsStaff, EditThreadAsStaff } from "@/lib/forum/schemas";
import { STAFF_COMMENT_EDIT, STAFF_TOPIC_EDIT } from "./fields";

const more = { seen_edited_at: null };

testForm("STAFF_TOPIC_EDIT", { fields: STAFF_TOPIC_EDIT, schema: EditThreadAsStaff, more });
testForm("STAFF_COMMENT_EDIT", { fields: STAFF_COMMENT_EDIT, schema: EditCommentAsStaff, more });
