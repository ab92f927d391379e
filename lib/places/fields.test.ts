import { testForm } from "@/lib/forms/test-form";
import { NOTE } from "./fields-note";
import { NotePlace } from "./schemas";

testForm("NOTE", { fields: NOTE, schema: NotePlace });
