import { describe, expect, it } from "vitest";
import { testForm } from "@/lib/forms/test-form";
import { HANDOVER } from "./fields";
import { clockOf, dueDay, handoverClock, questionTime, runningPromise, ticketProblem } from "./rules";
import { AddHandover } from "./schemas";

testForm("HANDOVER", {
  fields: HANDOVER,
  schema: AddHandover,
  more: { channel_id: 1 },
  wrong: { number: "https://jahat.example" },
});

it.each(["123", "LP/2026/0012", "#A-17.4", "TIKET 55", "12345678", "2026031400000123"])(
  "takes %s for a ticket",
  (number) => {
    expect(ticketProblem(number)).toBeUndefined();
  },
);

it.each(["www.jahat.example", "jahat.example/abc", "http://1", "081234567890; hubungi", "<b>1</b>", "@sari", "segera"])(
  "refuses %s as a ticket",
  (number) => {
    expect(ticketProblem(number)).toContain("Nomor tiket");
  },
);

it.each(["081234567890", "0812-3456-7890", "62 812 3456 7890", "3273014403900001", "WA 0812.3456.7890"])(
  "refuses %s, which leads to a person",
  (number) => {
    expect(ticketProblem(number)).toContain("telepon atau KTP");
  },
);

it("puts the last promise that still runs on a card, and none of a report that is said to be done", () => {
  const handovers = (["SENT", "SILENT", "ANSWERED"] as const).map((state) => ({ state }));
  expect(runningPromise(handovers, "VERIFIED")).toBe(handovers[1]);
  expect(runningPromise(handovers, "CLAIMED")).toBeNull();
  expect(runningPromise(handovers.slice(2), "VERIFIED")).toBeNull();
});

it("asks at 17.00 of the place on the due day, ten working days later, and never again", () => {
  const times = [0, 1, 2].map((sent) => questionTime("2026-03-26", sent, "WIT")?.toISOString() ?? null);
  // Good Friday on the 3rd of April.
  expect(times).toEqual(["2026-03-26T08:00:00.000Z", "2026-04-10T08:00:00.000Z", null]);
  expect(questionTime("2026-03-26", 0, "WIB")?.toISOString()).toBe("2026-03-26T10:00:00.000Z");
});

describe("the clock of a hand-over", () => {
  const lapor = { daysForward: 3, daysAct: 5 };

  it("is due after the working days of both promises", () => {
    // Nyepi on Thursday the 19th.
    expect(dueDay("2026-03-13", lapor)).toBe("2026-03-26");
  });

  it("counts working days until it is due, and those after", () => {
    const span = { sent_on: "2026-03-13", due_on: "2026-03-26" };
    const at = (time: string) => handoverClock(span, new Date(time), "WIB");
    expect(at("2026-03-13T20:00:00+07:00").words).toBe("8 hari kerja lagi");
    expect(at("2026-03-18T08:00:00+07:00").words).toBe("hari kerja ke-3 dari 8");
    expect(at("2026-03-26T23:59:00+07:00")).toMatchObject({ words: "hari kerja ke-8 dari 8", late: false });
    expect(at("2026-03-28T12:00:00+07:00")).toMatchObject({ words: "lewat 1 hari kerja", late: true, rough: false });
  });

  it("says where a year's holidays are not known", () => {
    const span = { sent_on: "2027-12-30", due_on: "2028-01-05" };
    expect(handoverClock(span, new Date("2027-12-30T08:00:00+07:00"), "WIB").rough).toBe(true);
  });

  it("stops with an answer, and with a report that is done", () => {
    const days = { sent_on: "2026-03-13", due_on: "2026-03-26" };
    const at = { now: new Date("2026-04-20T12:00:00+07:00"), zone: "WIB" } as const;
    expect(clockOf({ ...days, state: "ANSWERED" }, { ...at, status: "VERIFIED" })).toBeNull();
    expect(clockOf({ ...days, state: "SILENT" }, { ...at, status: "RESOLVED" })).toMatchObject({ words: "selesai" });
    expect(clockOf({ ...days, state: "SILENT" }, { ...at, status: "CLAIMED" })).toMatchObject({ late: true });
  });

  it("follows the midnight of the place: one day further in Jayapura than in Jakarta", () => {
    const span = { sent_on: "2026-03-16", due_on: "2026-03-30" };
    const late = new Date("2026-03-17T22:30:00+07:00");
    expect(handoverClock(span, late, "WIB").words).toContain("ke-1");
    expect(handoverClock(span, late, "WITA").words).toContain("ke-1");
    expect(handoverClock(span, late, "WIT").words).toContain("ke-2");
  });
});
