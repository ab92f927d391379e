import { testForm } from "@/lib/forms/test-form";
import { SETTINGS } from "./fields";
import { WriteSettings } from "./schemas";

testForm("SETTINGS", {
  fields: SETTINGS,
  schema: WriteSettings,
  more: { revision: 1 },
  whole: true,
  right: { whatsapp: "0812-3456-7890", repository: "https://kode.example/sulur", social: "" },
  wrong: { whatsapp: "12", repository: "kode.example", social: "Instagram" },
});
