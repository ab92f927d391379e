import { testForm } from "@/lib/forms/test-form";
import { JOIN } from "./fields";
import { JoinVolunteers } from "./schemas";

testForm("JOIN", { fields: JOIN, schema: JoinVolunteers });
