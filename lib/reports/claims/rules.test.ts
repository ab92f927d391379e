import { describe, expect, it } from "vitest";
import { FREE_REOPENINGS, JUDGEMENTS, type JudgementFacts, verdictOf } from "./rules";

const said = (judgement: JudgementFacts["judgement"], more: Partial<JudgementFacts> = {}): JudgementFacts => ({
  judgement,
  byReporter: false,
  byPerson: false,
  hasPhoto: false,
  counted: true,
  ...more,
});
const fresh = { reopenings: 0 };
const PERSON = { byPerson: true };
const REPORTER = { byReporter: true, byPerson: true };

describe("a claim", () => {
  it("holds by the reporter's word or by two others, of whom one counts as a person", () => {
    expect(verdictOf([said("YES", PERSON)], fresh)).toBeNull();
    expect(verdictOf([said("YES", PERSON), said("UNKNOWN", PERSON)], fresh)).toBeNull();
    expect(verdictOf([said("YES", PERSON), said("YES")], fresh)).toBe("CONFIRMED");
    expect(verdictOf([said("YES", REPORTER)], fresh)).toBe("CONFIRMED");
  });

  it("that only strangers confirm says so", () => {
    expect(verdictOf([said("YES"), said("YES")], fresh)).toBe("CONFIRMED_BY_GUESTS");
  });

  it("falls by two who deny it, by a person with a photo, or by the reporter; the third time an admin decides", () => {
    expect(verdictOf([said("NO")], fresh)).toBeNull();
    const photo = said("NO", { ...PERSON, hasPhoto: true });
    for (const no of [[said("NO"), said("NO")], [photo], [said("NO", REPORTER)]]) {
      expect(verdictOf([said("YES"), said("YES"), ...no], fresh)).toBe("REOPENED");
      expect(verdictOf(no, { reopenings: FREE_REOPENINGS })).toBe("WAITS");
    }
  });

  it("does not fall by a stranger's photo alone", () => {
    expect(verdictOf([said("NO", { hasPhoto: true })], fresh)).toBeNull();
  });

  it("knows only answers that count", () => {
    expect(verdictOf([said("YES"), said("YES", { counted: false })], fresh)).toBeNull();
    expect(verdictOf([said("NO", { ...REPORTER, counted: false })], fresh)).toBeNull();
  });

  it("comes to the same end in whatever order people say the same", () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const isConfirmed = (verdict: ReturnType<typeof verdictOf>) => verdict?.startsWith("CONFIRMED") ?? false;
    for (let round = 0; round < 2_000; round += 1) {
      const judgements = Array.from({ length: random(6) }, () => {
        const byReporter = random(6) === 0;
        const more = { byReporter, byPerson: byReporter || random(2) === 0, hasPhoto: random(5) === 0 };
        return said(JUDGEMENTS[random(3)] ?? "YES", { ...more, counted: random(8) > 0 });
      });
      const claim = { reopenings: random(4) };
      const verdict = verdictOf(judgements, claim);
      const shuffled = judgements.toSorted(() => random(3) - 1);
      expect(verdictOf(shuffled, claim)).toBe(verdict);
      // No answer is lost: one more "no" never confirms a claim, one more "yes" never denies it.
      if (!isConfirmed(verdict)) expect(isConfirmed(verdictOf([...judgements, said("NO")], claim))).toBe(false);
      const more = verdictOf([...judgements, said("YES")], claim);
      if (verdict === null) expect(more === null || isConfirmed(more)).toBe(true);
      if (isConfirmed(verdict)) expect(verdictOf([...judgements, said("UNKNOWN")], claim)).toBe(verdict);
    }
  });
});
