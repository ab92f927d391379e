import { testForm } from "@/lib/forms/test-form";
import { TAKE } from "./fields";
import { TakeReport } from "./schemas";

const today = new Date().toISOString().slice(0, 10);

testForm("TAKE", { fields: TAKE, schema: TakeReport, right: { incident_date: today }, free: ["damage_type"] });
