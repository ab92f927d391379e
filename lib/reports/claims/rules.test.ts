import { describe, expect, it } from "vitest";
import { CLAIM_DAYS, FREE_REOPENINGS, JUDGEMENTS, type JudgementFacts, verdictOf } from "./rules";

const said = (judgement: JudgementFacts["judgement"], more: Partial<JudgementFacts> = {}): JudgementFacts => ({
  judgement,
  byReporter: false,
  hasPhoto: false,
  ...more,
});
const fresh = { days: 0, reopenings: 0 };

describe("a claim", () => {
  it("holds by the reporter's word, by two others, or after two weeks without a no", () => {
    expect(verdictOf([said("YES")], fresh)).toBeNull();
    expect(verdictOf([said("YES"), said("UNKNOWN")], fresh)).toBeNull();
    expect(verdictOf([said("YES"), said("YES")], fresh)).toBe("RESOLVED");
    expect(verdictOf([said("YES", { byReporter: true })], fresh)).toBe("RESOLVED");
    expect(verdictOf([], { ...fresh, days: CLAIM_DAYS - 0.01 })).toBeNull();
    expect(verdictOf([], { ...fresh, days: CLAIM_DAYS })).toBe("RESOLVED");
    expect(verdictOf([said("NO")], { ...fresh, days: 100 })).toBeNull();
  });

  it("falls by two who deny it, by one with a photo, or by the reporter; the third time an admin decides", () => {
    expect(verdictOf([said("NO")], fresh)).toBeNull();
    for (const no of [[said("NO"), said("NO")], [said("NO", { hasPhoto: true })], [said("NO", { byReporter: true })]]) {
      expect(verdictOf([said("YES"), said("YES"), ...no], fresh)).toBe("IN_PROGRESS");
      expect(verdictOf(no, { days: 0, reopenings: FREE_REOPENINGS })).toBe("WAITS");
    }
  });

  it("comes to the same end in whatever order people say the same", () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 2_000; round += 1) {
      const judgements = Array.from({ length: random(6) }, () =>
        said(JUDGEMENTS[random(3)] ?? "YES", { hasPhoto: random(5) === 0, byReporter: random(6) === 0 }),
      );
      const claim = { days: random(20), reopenings: random(4) };
      const verdict = verdictOf(judgements, claim);
      const shuffled = judgements.toSorted(() => random(3) - 1);
      expect(verdictOf(shuffled, claim)).toBe(verdict);
      // No answer is lost: one more "no" never confirms a claim, one more "yes" never denies it.
      if (verdict !== "RESOLVED") expect(verdictOf([...judgements, said("NO")], claim)).not.toBe("RESOLVED");
      if (verdict === null) expect(["RESOLVED", null]).toContain(verdictOf([...judgements, said("YES")], claim));
      if (verdict === "RESOLVED") expect(verdictOf([...judgements, said("UNKNOWN")], claim)).toBe("RESOLVED");
    }
  });
});
