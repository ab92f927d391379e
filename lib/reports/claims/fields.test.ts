import { testForm } from "@/lib/forms/test-form";
import { DENIAL } from "./fields";
import { JudgeOutcome } from "./schemas";

testForm("DENIAL", { fields: DENIAL, schema: JudgeOutcome, more: { judgement: "NO" } });
