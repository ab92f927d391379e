import { testForm } from "@/lib/forms/test-form";
import { ANNOUNCEMENT } from "./fields";
import { EditAnnouncement, WriteAnnouncement } from "./schemas";

const right = { href: "/laporan", starts_at: "2026-03-14T13:00", ends_at: "2026-03-14T14:00" };

testForm("ANNOUNCEMENT of a new one", {
  fields: ANNOUNCEMENT,
  schema: WriteAnnouncement,
  whole: true,
  right,
  wrong: { href: "laporan" },
});

testForm("ANNOUNCEMENT of one that is changed", {
  fields: ANNOUNCEMENT,
  schema: EditAnnouncement,
  more: { revision: 1 },
  whole: true,
  right,
  wrong: { href: "laporan" },
});
