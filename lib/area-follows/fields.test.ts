import { testForm } from "@/lib/forms/test-form";
import { FOLLOW_AREA, FOLLOW_AREA_BY_ACCOUNT } from "./fields";
import { FollowArea } from "./schemas";

testForm("FOLLOW_AREA", { fields: FOLLOW_AREA, schema: FollowArea, byAccount: ["email"] });
testForm("FOLLOW_AREA_BY_ACCOUNT", { fields: FOLLOW_AREA_BY_ACCOUNT, schema: FollowArea });
