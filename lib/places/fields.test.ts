import { testForm } from "@/lib/forms/test-form";
import { PLACE } from "./fields";
import { NOTE } from "./fields-note";
import { CreatePlace, NotePlace } from "./schemas";

testForm("NOTE", { fields: NOTE, schema: NotePlace });
testForm("PLACE", { fields: PLACE, schema: CreatePlace, wrong: { name: "***" } });
