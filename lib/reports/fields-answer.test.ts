import { testForm } from "@/lib/forms/test-form";
import { ANSWER } from "./fields-answer";
import { AnswerQuestion } from "./schemas";

testForm("ANSWER", { fields: ANSWER, schema: AnswerQuestion });
