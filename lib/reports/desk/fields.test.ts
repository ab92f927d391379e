import { testForm } from "@/lib/forms/test-form";
import { TAKE } from "./fields";
import { REPORT_EDIT } from "./fields-edit";
import { EditReport, TakeReport } from "./schemas";

const today = new Date().toISOString().slice(0, 10);

testForm("TAKE", { fields: TAKE, schema: TakeReport, right: { incident_date: today }, free: ["damage_type"] });

testForm("REPORT_EDIT", {
  fields: REPORT_EDIT,
  schema: EditReport,
  more: { words: "Memuat data pribadi.", seen: { damage_type: "Lain", location: "Medan", description: "Sampah." } },
});
