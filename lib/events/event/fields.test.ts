import { expect, it } from "vitest";
import { z } from "zod";
import { problemsIn } from "@/lib/forms/rules";
import { filledForm, testForm } from "@/lib/forms/test-form";
import { EVENT, sentEvent } from "./fields";
import { EditEvent } from "./schemas";

testForm("EVENT", {
  fields: EVENT,
  // Day and time go out as one moment.
  schema: z.preprocess((body) => sentEvent(body as Record<string, unknown>), EditEvent),
  more: { revision: 0 },
  right: { ends: "" },
  wrong: { capacity: "100001" },
  free: ["time", "ends_date", "ends"],
});

it("an end on another day needs its hour", () => {
  const values = { ...filledForm(EVENT), ends_date: "2026-01-03", ends: "" };
  expect(problemsIn(EVENT, values)).toEqual({ ends: "Isi juga jam selesainya." });
  expect(problemsIn(EVENT, { ...values, ends_date: "" })).toEqual({});
});

it.each([
  [{ date: "2027-03-14" }, { date: "2027-03-14" }],
  [{ date: "2027-03-14", time: "07:30" }, { date: "2027-03-14T07:30" }],
  [
    { date: "2027-03-14", ends: "11:00" },
    { date: "2027-03-14", ends: "2027-03-14T11:00" },
  ],
  [
    { date: "2027-03-14", ends_date: "2027-03-15", ends: "01:00" },
    { date: "2027-03-14", ends: "2027-03-15T01:00" },
  ],
])("a day and a time go out as one moment: %o", (typed, sent) => {
  expect(sentEvent(typed)).toEqual(sent);
});
