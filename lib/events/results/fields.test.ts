import { testForm } from "@/lib/forms/test-form";
import { RESULTS } from "./fields";
import { ReportResults } from "./schemas";

testForm("RESULTS", {
  fields: RESULTS,
  schema: ReportResults,
  more: { photo_ids: [], consent: false },
  wrong: { people: "12,5", trees: "-3", kilograms: "-1" },
});

testForm("RESULTS of too many", {
  fields: RESULTS,
  schema: ReportResults,
  wrong: { people: "100.001", trees: "1.000.001", kilograms: "10.000.001" },
});
