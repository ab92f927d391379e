import { testForm } from "@/lib/forms/test-form";
import { UPDATE } from "./fields";
import { AddUpdate } from "./schemas";

testForm("UPDATE", { fields: UPDATE, schema: AddUpdate });
