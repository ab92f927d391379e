import { describe, expect, it } from "vitest";
import { holdReason, isTellingText, textHash } from "./holding";
import { BURST } from "./rules";
import { CreateReport } from "./schemas";

const unknown = { recentReports: 0, repeated: false };

function report(fields: Record<string, unknown> = {}): CreateReport {
  return CreateReport.parse({
    reporter_name: "Sari",
    location: "Jalan Melati, Medan",
    damage_type: "Sampah menumpuk",
    description: "Sampah menumpuk di tepi sungai sejak kemarin.",
    incident_date: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    ...fields,
  });
}

describe("holdReason", () => {
  it("lets an ordinary report pass", () => {
    expect(holdReason(report({ filled_seconds: 40, website: "" }), unknown)).toBeNull();
    expect(holdReason(report(), { ...unknown, recentReports: BURST.count - 1 })).toBeNull();
  });

  it.each(["reporter_name", "location", "damage_type", "description"])("holds a link in %s", (field) => {
    expect(holdReason(report({ [field]: "Lihat https://contoh.com/murah sekarang" }), unknown)).toBe("link");
  });

  it("holds what robots do: the hidden field, or a form filled faster than anyone types", () => {
    expect(holdReason(report({ website: "http://x" }), unknown)).toBe("robot");
    expect(holdReason(report({ filled_seconds: 1 }), unknown)).toBe("robot");
  });

  it("holds repeats and the fourth report of a burst", () => {
    expect(holdReason(report(), { ...unknown, repeated: true })).toBe("repeat");
    expect(holdReason(report(), { ...unknown, recentReports: BURST.count })).toBe("burst");
  });
});

describe("textHash", () => {
  it("sees through case, punctuation and spacing, and nothing else", () => {
    expect(textHash("Sampah  menumpuk, di SUNGAI!")).toBe(textHash("sampah menumpuk di sungai"));
    expect(textHash("Sampah menumpuk di sungai")).not.toBe(textHash("Sampah menumpuk di pasar"));
  });
});

it("takes only longer texts of different people for the same", () => {
  expect(isTellingText("Sampah menumpuk")).toBe(false);
  expect(isTellingText("Sampah menumpuk di tepi sungai sejak kemarin.")).toBe(true);
});
