import { expect, it } from "vitest";
import { manageAsStaffPath, managePath, manageTokenIn } from "@/lib/events/event/rules-manage";
import { certificateCodeIn, groupedCode } from "@/lib/events/results/rules";
import { randomUuid } from "@/lib/http/random-key";
import { attendanceTime, checkInText, registrationOf } from "./rules";

const EVENT = {
  startsAt: new Date("2026-03-14T01:00:00Z"),
  endsAt: new Date("2026-03-14T04:00:00Z"),
  cancelledAt: null,
};

it.each([
  ["2026-03-13T12:59:59Z", "early"],
  ["2026-03-13T13:00:00Z", "open"],
  ["2026-03-21T04:00:00Z", "open"],
  ["2026-03-21T04:00:01Z", "closed"],
])("at %s attendance is %s", (now, time) => {
  expect(attendanceTime(EVENT, new Date(now))).toBe(time);
  expect(attendanceTime({ ...EVENT, cancelledAt: EVENT.startsAt }, new Date(now))).toBe("cancelled");
});

it("reads the registration in a code of ours and in no other", () => {
  const text = checkInText(12, "0f".repeat(10));
  expect(registrationOf(` ${text}\n`)).toBe(12);
  for (const other of ["", "https://contoh.id", text.slice(0, -1), text.toLowerCase(), `${text}0`]) {
    expect(registrationOf(other)).toBeNull();
  }
});

it("takes a certificate's number as people type it, and nothing that cannot be one", () => {
  const code = groupedCode("BCDF2345GHJK6789");
  expect(code).toBe("BCDF-2345-GHJK-6789");
  for (const typed of [code, "bcdf2345ghjk6789", " BCDF 2345 GHJK 6789 "]) expect(certificateCodeIn(typed)).toBe(code);
  for (const typed of ["", "BCDF-2345-GHJK-678", "BCDF-2345-GHJK-67890", "BCDF-2345-GHJK-678O"]) {
    expect(certificateCodeIn(typed)).toBeNull();
  }
});

it("keeps the key of a private link behind #", () => {
  const token = "k".repeat(43);
  const { pathname, hash } = new URL(managePath(7, token), "https://sulur.test");
  expect([pathname, manageTokenIn(hash)]).toEqual([manageAsStaffPath(7), token]);
  for (const other of ["", "#", "#kunci=", "#kunci=pendek", `#tiket=${token}`]) expect(manageTokenIn(other)).toBeNull();
});

it("makes numbers that a column of UUIDs takes, another each time", () => {
  const made = Array.from({ length: 50 }, randomUuid);
  for (const one of made) expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u);
  expect(new Set(made).size).toBe(50);
});
