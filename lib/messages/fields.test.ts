import { testForm } from "@/lib/forms/test-form";
import { CONTRIBUTION, IDEA, QUESTION, STORY } from "./fields";
import { CONTACT } from "./fields-contact";
import { SendMessage } from "./schemas";

for (const [kind, fields] of Object.entries({ CONTACT, QUESTION, CONTRIBUTION, IDEA, STORY })) {
  testForm(kind, { fields, schema: SendMessage, more: { kind } });
}
