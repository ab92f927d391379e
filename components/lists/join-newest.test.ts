import { expect, test } from "vitest";
import type { ReportView } from "@/lib/reports/view";
import { joinNewest } from "./use-newest";

function reports(...ids: number[]): ReportView[] {
  return ids.map((id) => ({ id, status: "PENDING" }) as ReportView);
}

function idsOf(list: ReportView[]): number[] {
  return list.map(({ id }) => id);
}

test("new reports at the head push nothing out of the middle", () => {
  expect(idsOf(joinNewest(reports(7, 6, 5), reports(5, 4, 3, 2)))).toEqual([7, 6, 5, 4, 3, 2]);
});

test("a report that changed is shown as it is now", () => {
  const [changed] = joinNewest([{ ...reports(5)[0], status: "VERIFIED" } as ReportView], reports(5, 4));
  expect(changed?.status).toBe("VERIFIED");
});

test("never hides reports in a gap", () => {
  expect(idsOf(joinNewest(reports(30, 29, 28), reports(5, 4)))).toEqual([30, 29, 28]);
  expect(idsOf(joinNewest(reports(3, 2), []))).toEqual([3, 2]);
});
