import { expect, it } from "vitest";
import { problemsIn } from "@/lib/forms/rules";
import { filledForm, testForm } from "@/lib/forms/test-form";
import { COMMENT, COMMENT_EDIT, FLAG, OWN_TOPIC, TOPIC, TOPIC_EDIT } from "./fields";
import { CreateComment, CreateThread, EditComment, EditThread, FlagText } from "./schemas";

testForm("OWN_TOPIC", { fields: OWN_TOPIC, schema: CreateThread });
testForm("TOPIC_EDIT", { fields: TOPIC_EDIT, schema: EditThread });
testForm("COMMENT", { fields: COMMENT, schema: CreateComment });
testForm("COMMENT_EDIT", { fields: COMMENT_EDIT, schema: EditComment });
testForm("FLAG", { fields: FLAG, schema: FlagText });

it("a topic asks for its author where no account names one", () => {
  expect(problemsIn(TOPIC, { ...filledForm(TOPIC), author: " " })).toEqual({ author: "Penulis wajib diisi." });
});
