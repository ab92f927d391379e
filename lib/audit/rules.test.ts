import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FORUM_DECISIONS } from "@/lib/forum/rules";
import { PARTNER_ACTIONS } from "@/lib/partners/rules";
import { PLACE_STEP_KINDS } from "@/lib/places/rules";
import { REPORT_EVENT_KINDS } from "@/lib/reports/rules";
import { UPDATE_DECISIONS } from "@/lib/reports/updates/rules";
import { ROOT } from "@/scripts/root";
import { ACTION_WORDS, subjectOf, subjectWords } from "./rules";

/** Actions whose name ends with the kind of a step. */
const STEPS: Record<string, readonly string[]> = {
  "forum.": FORUM_DECISIONS,
  "message.": ["ANSWERED", "CLOSED", "REOPENED"],
  "partner.": PARTNER_ACTIONS,
  "place.": PLACE_STEP_KINDS,
  "report.": REPORT_EVENT_KINDS,
  "update.": UPDATE_DECISIONS,
};

/** The names of the actions in every file that writes into the log. */
function recordedActions(): string[] {
  const paths = globSync("{app,lib}/**/*.ts", { cwd: ROOT }).filter((path) => !/\.test\.ts$/.test(path));
  return paths.flatMap((path) => {
    const code = readFileSync(join(ROOT, path), "utf8");
    if (!/record(?:Audit|Act)\(/u.test(code) || /(?:audit\/commands|desk\/commands-undo)\.ts$/u.test(path)) return [];
    const fixed = [...code.matchAll(/"([a-z]+\.[a-z_-]+)"/gu)].map(([, action = ""]) => action);
    const open = [...code.matchAll(/`([a-z]+\.)\$\{/gu)].flatMap(([, start = ""]) => actionsOf(start));
    const all = [...fixed, ...open];
    return all.length > 0 ? all : [`? in ${path}`];
  });
}

function actionsOf(start: string): string[] {
  return STEPS[start]?.map((kind) => `${start}${kind.toLowerCase()}`) ?? [`${start}?`];
}

describe("the words of the log", () => {
  it("are there for every action that the code records", () => {
    const actions = recordedActions();
    expect(actions.length).toBeGreaterThan(20);
    expect(actions.filter((action) => !Object.hasOwn(ACTION_WORDS, action))).toEqual([]);
  });

  it("name a subject and lead to it", () => {
    expect(subjectWords("report:LP-260314-0001")).toEqual({
      label: "Laporan LP-260314-0001",
      href: "/admin/laporan?laporan=LP-260314-0001",
    });
    expect(subjectWords("users")).toEqual({ label: "Daftar pengguna", href: null });
    expect(subjectWords("hal baru")).toEqual({ label: "hal baru", href: null });
  });

  it.each([
    ["LP-260314-0001", "report:LP-260314-0001"],
    ["laporan lp-260314-0001", "report:LP-260314-0001"],
    ["Lokasi 12", "place:12"],
    ["pesan 5", "message:5"],
    ["Daftar lokasi", "places"],
    ["place:12", "place:12"],
  ])("are understood in the filter: %s", (typed, subject) => {
    expect(subjectOf(typed)).toBe(subject);
  });
});
