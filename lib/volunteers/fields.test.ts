import { testForm } from "@/lib/forms/test-form";
import { JOIN } from "./fields";
import { VOLUNTEER_EDIT } from "./fields-edit";
import { EditVolunteer, JoinVolunteers } from "./schemas";

testForm("JOIN", { fields: JOIN, schema: JoinVolunteers });
testForm("VOLUNTEER_EDIT", { fields: VOLUNTEER_EDIT, schema: EditVolunteer, more: { seen_edited_at: null } });
