import { dayIn } from "@/lib/format/dates";
import { testForm } from "@/lib/forms/test-form";
import { PHOTO_REPORT, REPORT } from "./fields";
import { CreateReport } from "./schemas";

// The form's own values for what may stay empty in it.
const more = { reporter_name: "Warga", anonymous: true, incident_date: dayIn(new Date()) };

testForm("REPORT", { fields: REPORT, schema: CreateReport, more });
testForm("PHOTO_REPORT", {
  fields: PHOTO_REPORT,
  schema: CreateReport,
  more: { ...more, description: "Sampah menumpuk, lihat foto" },
});
