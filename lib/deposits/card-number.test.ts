import { randomInt } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isCardNumber, newCardNumber, plainCard } from "./card-number";

describe("a card's number", () => {
  it("is found wrong with any one sign replaced or any two neighbours swapped", () => {
    for (let round = 0; round < 50; round += 1) {
      const card = newCardNumber(randomInt);
      expect(card).toMatch(/^[2-9A-HJ-NP-TV-Z]{7}$/u);
      expect(isCardNumber(card)).toBe(true);
      for (let place = 0; place < card.length; place += 1) {
        const [before, sign, after] = [card.slice(0, place), card[place] ?? "", card.slice(place + 1)];
        expect(isCardNumber(`${before}${sign === "A" ? "B" : "A"}${after}`)).toBe(false);
        const swapped = `${before}${after.slice(0, 1)}${sign}${after.slice(1)}`;
        if (swapped !== card) expect(isCardNumber(swapped)).toBe(false);
      }
    }
  });

  it("is read however it is typed, and only whole", () => {
    const card = newCardNumber(() => 9);
    expect(plainCard(` ${card.slice(0, 3).toLowerCase()}-${card.slice(3)} `)).toBe(card);
    for (const wrong of ["", card.slice(1), `${card}A`, "OOOOOOO"]) expect(isCardNumber(wrong)).toBe(false);
  });
});
