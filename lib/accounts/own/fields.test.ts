import { testForm } from "@/lib/forms/test-form";
import { PASSWORD_CHANGE, QUESTION_OFF } from "./fields";
import { ChangePassword, ConfirmByPassword } from "./schemas";

testForm("PASSWORD_CHANGE", { fields: PASSWORD_CHANGE, schema: ChangePassword, wrong: { new_password: "kayu jati" } });
testForm("QUESTION_OFF", { fields: QUESTION_OFF, schema: ConfirmByPassword });
