import { describe, expect, it } from "vitest";
import { codeOf, leaves, type ReportAction, stateOf } from "@/components/admin/reports/report-rules";
import type { ReportStatus } from "@/lib/reports/rules";
import type { DeskReportView } from "@/lib/reports/view";
import { type Deed, type DeedState, deedsAfter, neighbour, undoableUntil, unsentBody, waiting } from "./deeds";

type ReportDeed = Deed<DeskReportView, ReportStatus, ReportAction>;
const NAMING = { codeOf, stateOf };

function report(number: number, status: ReportStatus = "PENDING"): DeskReportView {
  return {
    id: number,
    code: `LP-260314-000${number}`,
    status,
    heldReason: null,
    reporterName: "Warga contoh",
    anonymous: false,
    hasEmail: false,
    location: "Jalan Contoh",
    damageType: "Sampah menumpuk",
    description: "Sampah menumpuk di tepi sungai.",
    incidentDate: "2026-03-14",
    latitude: null,
    longitude: null,
    area: null,
    photo: null,
    supportCount: 0,
    question: null,
    createdAt: "2026-03-14T02:30:00.000Z",
    steps: [],
    duplicates: [],
    gatherings: [],
  };
}

function deed(action: ReportAction, item: DeskReportView, state: DeedState, body: ReportDeed["body"] = {}): ReportDeed {
  const { code, status: tab } = item;
  return { key: `${action}-${code}`, action, item, code, tab, leaves: leaves(action, item), body, state };
}

const [first, second, third] = [report(1), report(2), report(3)];
const done: DeedState = { kind: "done", stepId: 7, until: 10_000 };
const failed: DeedState = {
  kind: "failed",
  message: "Tidak ada respons dari server.",
  retryable: true,
  signedOut: false,
};

describe("what the list shows", () => {
  it("lets a decided report go at once and brings it back when the decision fails or is taken back", () => {
    const reports = [first, second, third];
    expect(waiting(reports, [deed("verify", second, { kind: "sending" })], NAMING)).toEqual([first, third]);
    expect(waiting(reports, [deed("verify", second, done)], NAMING)).toEqual([first, third]);
    expect(waiting(reports, [deed("verify", second, failed)], NAMING)).toEqual(reports);
    expect(waiting(reports, [deed("verify", second, { kind: "undoing" })], NAMING)).toEqual(reports);
  });

  it("keeps a report that was only asked about or released", () => {
    expect(waiting([first], [deed("ask", first, done), deed("release", first, done)], NAMING)).toEqual([first]);
  });

  it("believes the later of two deeds on one report", () => {
    const mended = report(1, "IN_PROGRESS");
    const reopened = deed("reopen", report(1, "RESOLVED"), done);
    expect(waiting([mended], [deed("resolve", mended, done), reopened], NAMING)).toEqual([mended]);
  });

  it("shows the same report again in its new state", () => {
    const verified = report(1, "VERIFIED");
    expect(waiting([verified], [deed("verify", first, done)], NAMING)).toEqual([verified]);
  });
});

describe("the report that opens next", () => {
  it("is the next older one, else the one before, else none", () => {
    expect(neighbour([first, second, third], second.code, NAMING)).toBe(third);
    expect(neighbour([first, second, third], third.code, NAMING)).toBe(second);
    expect(neighbour([first], first.code, NAMING)).toBeNull();
    expect(neighbour([first, second], third.code, NAMING)).toBe(first);
  });
});

describe("the life of a deed", () => {
  it("goes from sending to done and is forgotten", () => {
    const { state: _, ...bare } = deed("reject", first, done);
    const sent = deedsAfter([], { type: "send", deed: bare });
    expect(sent).toMatchObject([{ state: { kind: "sending" } }]);
    const answered = deedsAfter(sent, { type: "set", key: bare.key, state: done });
    expect(answered).toMatchObject([{ state: done }]);
    expect(deedsAfter(answered, { type: "forget", key: bare.key })).toEqual([]);
  });

  it("is not doubled by a retry under the same key", () => {
    const { state: _, ...bare } = deed("reject", first, failed);
    expect(deedsAfter([deed("reject", first, failed)], { type: "send", deed: bare })).toHaveLength(1);
  });

  it("takes the place of an earlier failure on the same report, and of no other", () => {
    const { state: _, ...bare } = deed("verify", first, failed);
    const before = [deed("reject", first, failed), deed("reject", second, failed), deed("release", first, done)];
    const after = deedsAfter(before, { type: "send", deed: bare });
    expect(after.map(({ key }) => key)).toEqual([before[1]?.key, before[2]?.key, bare.key]);
  });

  it("can be undone for ten seconds, and on a slow network no longer than the server waits", () => {
    expect(undoableUntil(1_000, 1_200)).toBe(11_200);
    expect(undoableUntil(1_000, 7_000)).toBe(13_000);
  });

  it("keeps the words of a deed that failed", () => {
    const deeds = [deed("reject", first, failed, { words: "Bukan kerusakan lingkungan." })];
    expect(unsentBody(deeds, first.code, "reject")).toEqual({ words: "Bukan kerusakan lingkungan." });
    expect(unsentBody(deeds, first.code, "verify")).toBeNull();
    expect(unsentBody(deeds, second.code, "reject")).toBeNull();
  });
});
