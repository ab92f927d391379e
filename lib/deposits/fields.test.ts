import { testForm } from "@/lib/forms/test-form";
import { CORRECTION, DEPOSIT, MEMBER, WITHDRAWAL } from "./fields";
import { AddMember, RecordEntry } from "./schemas";

const request_key = "00000000-0000-4000-8000-000000000000";

testForm("MEMBER", { fields: MEMBER, schema: AddMember, more: { request_key } });
testForm("DEPOSIT", {
  fields: DEPOSIT,
  schema: RecordEntry,
  more: { kind: "DEPOSIT", request_key },
  right: { material: "Kardus", grams: "2,5" },
  wrong: { grams: "10.001" },
  free: ["material"],
});
testForm("WITHDRAWAL", {
  fields: WITHDRAWAL,
  schema: RecordEntry,
  more: { kind: "WITHDRAWAL", request_key },
  right: { rupiah: "Rp20.000" },
  wrong: { rupiah: "2,5" },
});
testForm("CORRECTION", {
  fields: CORRECTION,
  schema: RecordEntry,
  more: { kind: "CORRECTION", request_key, corrects_id: 1 },
});
