import { testForm } from "@/lib/forms/test-form";
import { JOIN } from "./fields";
import { INVITE } from "./fields-invite";
import { InviteVolunteers, JoinVolunteers } from "./schemas";

testForm("JOIN", { fields: JOIN, schema: JoinVolunteers });
testForm("INVITE", { fields: INVITE, schema: InviteVolunteers, right: { event_id: "1" }, free: ["event_id"] });
