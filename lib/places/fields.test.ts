import { testForm } from "@/lib/forms/test-form";
import { PLACE, PLACE_EDIT } from "./fields";
import { NOTE } from "./fields-note";
import { CreatePlace, EditPlace, NotePlace } from "./schemas";

testForm("NOTE", { fields: NOTE, schema: NotePlace });
testForm("PLACE", { fields: PLACE, schema: CreatePlace, wrong: { name: "***" } });
testForm("PLACE_EDIT", {
  fields: PLACE_EDIT,
  schema: EditPlace,
  more: { latitude: -6, longitude: 106, approximate: false, photo_id: null, seen_at: "2026-03-14T02:00:00.000Z" },
  whole: true,
  wrong: { name: "***" },
});
