import { expect, it } from "vitest";
import { z } from "zod";
import { problemsIn } from "@/lib/forms/rules";
import { filledForm, testForm } from "@/lib/forms/test-form";
import { addedEvent, EVENT, sentAddedEvent, sentEvent } from "./fields";
import { EVENT_MESSAGES } from "./rules";
import { CreateEvent, EditEvent } from "./schemas";

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

const COMMUNITY = addedEvent("COMMUNITY");
const right = { kind: "COMMUNITY", ends: "" };

testForm("of an event that is added", {
  fields: COMMUNITY,
  // Day and time go out as one moment, and the page's kind where none was chosen.
  schema: z.preprocess(
    (body) => sentAddedEvent({ kind: "COMMUNITY", ...(body as Record<string, unknown>) }),
    CreateEvent,
  ),
  right,
  wrong: { capacity: "100001" },
  // A category that is none of the known ones counts where the kind is known.
  free: ["kind", "time", "ends_date", "ends"],
});

it("wants a category for the community only, and sends it only there", () => {
  const values = { ...filledForm(COMMUNITY, right), kind: "", category: "" };
  expect(problemsIn(COMMUNITY, values)).toEqual({ category: EVENT_MESSAGES.categoryNeeded });
  expect(problemsIn(COMMUNITY, { ...values, kind: "PLANTING" })).toEqual({});
  expect(problemsIn(addedEvent("PLANTING"), values)).toEqual({});
  expect(sentAddedEvent({ kind: "COMMUNITY", category: "EDUKASI" })).toHaveProperty("category", "EDUKASI");
  expect(sentAddedEvent({ kind: "PLANTING", category: "EDUKASI" })).not.toHaveProperty("category");
});
