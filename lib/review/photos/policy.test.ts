import { describe, expect, it } from "vitest";
import { REPORT_STATUSES, type ReportStatus } from "@/lib/reports/rules";
import { isPublicPhoto, type PhotoUse } from "./policy";

function photo(use: Partial<PhotoUse>): PhotoUse {
  const unused = {
    change: null,
    report: null,
    furtherOf: null,
    reportEvent: null,
    reportUpdate: null,
    place: null,
    event: null,
    resultOf: null,
    user: null,
    volunteer: null,
    partner: null,
  };
  return { ...unused, ...use };
}

const of = (status: ReportStatus, heldReason: string | null = null) => photo({ report: { status, heldReason } });

describe("isPublicPhoto", () => {
  it("is true only while staff stand behind the report", () => {
    const shown = REPORT_STATUSES.filter((status) => isPublicPhoto(of(status)));
    expect(shown).toEqual(["VERIFIED", "IN_PROGRESS", "CLAIMED", "RESOLVED"]);
  });

  it("holds for a report's further photos too, and never while staff may still undo that they took one away", () => {
    const report = { status: "VERIFIED", heldReason: null } as const;
    expect(isPublicPhoto(photo({ furtherOf: { report } }))).toBe(true);
    expect(isPublicPhoto(photo({ furtherOf: { report: { ...report, heldReason: "link" } } }))).toBe(false);
    expect(isPublicPhoto(photo({ report, change: {} }))).toBe(false);
  });

  it("is false for a held report whatever its state, and for a photo that nothing uses", () => {
    expect(isPublicPhoto(of("VERIFIED", "link"))).toBe(false);
    expect(isPublicPhoto(photo({}))).toBe(false);
  });

  it("shows an event's photo and those of its results until the event is deleted", () => {
    for (const [deletedAt, shown] of [
      [null, true],
      [new Date(0), false],
    ] as const) {
      expect(isPublicPhoto(photo({ event: { deletedAt } }))).toBe(shown);
      expect(isPublicPhoto(photo({ resultOf: { event: { deletedAt } } }))).toBe(shown);
    }
  });

  it("shows an update's photo only while the update and the record that it belongs to are shown", () => {
    const update = { heldReason: null, hiddenAt: null, report: { status: "VERIFIED", heldReason: null } } as const;
    const shown = (change: object) => isPublicPhoto(photo({ reportUpdate: { ...update, ...change } }));
    expect(shown({})).toBe(true);
    expect(shown({ heldReason: "photo" })).toBe(false);
    expect(shown({ hiddenAt: new Date(0) })).toBe(false);
    expect(shown({ report: { status: "PENDING", heldReason: null } })).toBe(false);
    expect(shown({ report: { status: "VERIFIED", heldReason: "link" } })).toBe(false);
  });

  it("shows an after-photo only while its step stands", () => {
    const report = { status: "RESOLVED", heldReason: null } as const;
    expect(isPublicPhoto(photo({ reportEvent: { undoneAt: null, report } }))).toBe(true);
    expect(isPublicPhoto(photo({ reportEvent: { undoneAt: new Date(0), report } }))).toBe(false);
    expect(isPublicPhoto(photo({ reportEvent: { undoneAt: null, report: { ...report, status: "REJECTED" } } }))).toBe(
      false,
    );
  });
});

describe("a place's photo", () => {
  const state = { status: "APPROVED", closedAt: null, mergedIntoId: null } as const;

  it("is public only while the place is on the map", () => {
    expect(isPublicPhoto(photo({ place: state }))).toBe(true);
    for (const change of [
      { status: "PENDING" },
      { status: "REJECTED" },
      { closedAt: new Date(0) },
      { mergedIntoId: 2 },
    ] as const) {
      expect(isPublicPhoto(photo({ place: { ...state, ...change } }))).toBe(false);
    }
  });
});

it("shows a picture in use to everyone, unless its account is blocked", () => {
  expect(isPublicPhoto(photo({ user: { blockedAt: null } }))).toBe(true);
  expect(isPublicPhoto(photo({ user: { blockedAt: new Date(0) } }))).toBe(false);
});
