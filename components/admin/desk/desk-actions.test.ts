import { describe, expect, it } from "vitest";
import { codeOf, leaves, type ReportAction, stateOf } from "@/components/admin/reports/report-rules";
import type { DeskTab, ReportStatus } from "@/lib/reports/rules";
import type { DeskReportView } from "@/lib/reports/view";
import {
  type DeskAction,
  type DeskActionState,
  deskActionsAfter,
  neighbour,
  undoableUntil,
  unsentBody,
  waiting,
} from "./desk-actions";

type ReportDeskAction = DeskAction<DeskReportView, DeskTab, ReportAction>;
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
    answers: [],
    reopenWaits: false,
    updates: [],
    judgements: [],
    sealed: false,
    mergedInto: null,
    incidentDate: "2026-03-14",
    latitude: null,
    longitude: null,
    area: null,
    photo: null,
    photos: [],
    supportCount: 0,
    question: null,
    taken: false,
    assignee: null,
    zone: "WIB",
    createdAt: "2026-03-14T02:30:00.000Z",
    steps: [],
    duplicates: [],
    gatherings: [],
  };
}

function deskAction(
  action: ReportAction,
  item: DeskReportView,
  state: DeskActionState,
  body: ReportDeskAction["body"] = {},
): ReportDeskAction {
  const { code, status } = item;
  const tab = status === "PENDING" ? "WAITING" : status;
  return { key: `${action}-${code}`, action, item, code, tab, leaves: leaves(action, item, tab), body, state };
}

const [first, second, third] = [report(1), report(2), report(3)];
const done: DeskActionState = { kind: "done", stepId: 7, until: 10_000 };
const failed: DeskActionState = {
  kind: "failed",
  message: "Tidak ada respons dari server.",
  retryable: true,
  signedOut: false,
};

describe("what the list shows", () => {
  it("lets a decided report go at once and brings it back when the decision fails or is taken back", () => {
    const reports = [first, second, third];
    expect(waiting(reports, [deskAction("verify", second, { kind: "sending" })], NAMING)).toEqual([first, third]);
    expect(waiting(reports, [deskAction("verify", second, done)], NAMING)).toEqual([first, third]);
    expect(waiting(reports, [deskAction("verify", second, failed)], NAMING)).toEqual(reports);
    expect(waiting(reports, [deskAction("verify", second, { kind: "undoing" })], NAMING)).toEqual(reports);
  });

  it("keeps a report that was only asked about or released", () => {
    expect(waiting([first], [deskAction("ask", first, done), deskAction("release", first, done)], NAMING)).toEqual([
      first,
    ]);
  });

  it("believes the later of two deeds on one report", () => {
    const inProgress = report(1, "IN_PROGRESS");
    const reopened = deskAction("reopen", report(1, "CLAIMED"), done);
    expect(waiting([inProgress], [deskAction("claim", inProgress, done), reopened], NAMING)).toEqual([inProgress]);
  });

  it("shows the same report again in its new state", () => {
    const verified = report(1, "VERIFIED");
    expect(waiting([verified], [deskAction("verify", first, done)], NAMING)).toEqual([verified]);
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
    const { state: _, ...bare } = deskAction("reject", first, done);
    const sent = deskActionsAfter([], { type: "send", deskAction: bare });
    expect(sent).toMatchObject([{ state: { kind: "sending" } }]);
    const answered = deskActionsAfter(sent, { type: "set", key: bare.key, state: done });
    expect(answered).toMatchObject([{ state: done }]);
    expect(deskActionsAfter(answered, { type: "forget", key: bare.key })).toEqual([]);
  });

  it("is not doubled by a retry under the same key", () => {
    const { state: _, ...bare } = deskAction("reject", first, failed);
    expect(deskActionsAfter([deskAction("reject", first, failed)], { type: "send", deskAction: bare })).toHaveLength(1);
  });

  it("takes the place of an earlier failure on the same report, and of no other", () => {
    const { state: _, ...bare } = deskAction("verify", first, failed);
    const before = [
      deskAction("reject", first, failed),
      deskAction("reject", second, failed),
      deskAction("release", first, done),
    ];
    const after = deskActionsAfter(before, { type: "send", deskAction: bare });
    expect(after.map(({ key }) => key)).toEqual([before[1]?.key, before[2]?.key, bare.key]);
  });

  it("can be undone for ten seconds, and on a slow network no longer than the server waits", () => {
    expect(undoableUntil(1_000, 1_200)).toBe(11_200);
    expect(undoableUntil(1_000, 7_000)).toBe(13_000);
  });

  it("keeps the words of a deed that failed", () => {
    const deskActions = [deskAction("reject", first, failed, { words: "Bukan kerusakan lingkungan." })];
    expect(unsentBody(deskActions, first.code, "reject")).toEqual({ words: "Bukan kerusakan lingkungan." });
    expect(unsentBody(deskActions, first.code, "verify")).toBeNull();
    expect(unsentBody(deskActions, second.code, "reject")).toBeNull();
  });
});
