import { testForm } from "@/lib/forms/test-form";
import { FOLLOW_AREA } from "./fields";
import { FollowArea } from "./schemas";

testForm("FOLLOW_AREA", { fields: FOLLOW_AREA, schema: FollowArea, byAccount: ["email"] });
