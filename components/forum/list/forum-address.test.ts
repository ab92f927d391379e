import { expect, it } from "vitest";
import { choiceIn, FIRST_CHOICE, isFirst, threadsPath, withChoice } from "./forum-address";

it("reads what stands in the address, and leaves out what it does not know", () => {
  expect(choiceIn("?kategori=tanaman&cari=%20pupuk%20&urut=disukai")).toEqual({
    category: "tanaman",
    q: "pupuk",
    sort: "disukai",
  });
  expect(choiceIn("?kategori=politik&urut=acak")).toEqual(FIRST_CHOICE);
});

it("writes only what differs from the first list, and keeps what else stands there", () => {
  expect(withChoice("?kategori=tanaman&utm=wa", FIRST_CHOICE)).toBe("?utm=wa");
  const choice = { category: "eco-lifestyle", q: "sabun & lerak", sort: "teraktif" } as const;
  expect(choiceIn(withChoice("", choice))).toEqual(choice);
});

it("asks the API for the same", () => {
  expect(threadsPath(FIRST_CHOICE)).toBe("/api/threads?limit=20&sort=terbaru");
  expect(threadsPath({ category: "tanaman", q: "a b", sort: "disukai" })).toBe(
    "/api/threads?limit=20&sort=disukai&category=tanaman&q=a+b",
  );
  expect(isFirst(FIRST_CHOICE)).toBe(true);
  expect(isFirst({ ...FIRST_CHOICE, q: "a" })).toBe(false);
});
