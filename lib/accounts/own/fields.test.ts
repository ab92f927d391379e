import { AskForEmail } from "@/lib/accounts/recovery/schemas";
import { testForm } from "@/lib/forms/test-form";
import { BY_PASSWORD, ERASURE, NEW_EMAIL, PASSWORD_CHANGE, QUESTION_CHANGE, TOKEN } from "./fields";
import { ChangePassword, ChangeQuestion, ConfirmByPassword, CreateToken, EraseAccount } from "./schemas";

testForm("PASSWORD_CHANGE", { fields: PASSWORD_CHANGE, schema: ChangePassword, wrong: { new_password: "kayu jati" } });
testForm("BY_PASSWORD", { fields: BY_PASSWORD, schema: ConfirmByPassword });
testForm("QUESTION_CHANGE", { fields: QUESTION_CHANGE, schema: ChangeQuestion });
testForm("NEW_EMAIL", { fields: NEW_EMAIL, schema: AskForEmail });
testForm("TOKEN", { fields: TOKEN, schema: CreateToken });
testForm("ERASURE", {
  fields: ERASURE,
  schema: EraseAccount,
  right: { confirmation: "HAPUS" },
  wrong: { confirmation: "ya" },
});
