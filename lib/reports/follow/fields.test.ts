import { testForm } from "@/lib/forms/test-form";
import { FOLLOW } from "./fields";
import { FollowReport } from "./schemas";

testForm("FOLLOW", { fields: FOLLOW, schema: FollowReport, byAccount: ["email"] });
