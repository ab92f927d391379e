import { testForm } from "@/lib/forms/test-form";
import { WALK_IN } from "./fields-walk-in";
import { MOST_CAME } from "./rules";
import { WalkIn } from "./schemas";

testForm("WALK_IN", {
  fields: WALK_IN,
  schema: WalkIn,
  more: { walk_in: "6f1f8a52-5d3c-4f0e-9c43-0a9d8f6b2c11", at: "2026-03-14T02:00:00.000Z" },
  wrong: { people: String(MOST_CAME + 1) },
});
