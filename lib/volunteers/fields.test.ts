import { testForm } from "@/lib/forms/test-form";
import { JOIN } from "./fields";
import { VOLUNTEER_EDIT } from "./fields-edit";
import { INVITE } from "./fields-invite";
import { EditVolunteer, InviteVolunteers, JoinVolunteers } from "./schemas";

testForm("JOIN", { fields: JOIN, schema: JoinVolunteers });
testForm("INVITE", { fields: INVITE, schema: InviteVolunteers, right: { event_id: "1" }, free: ["event_id"] });
testForm("VOLUNTEER_EDIT", { fields: VOLUNTEER_EDIT, schema: EditVolunteer, more: { seen_edited_at: null } });
