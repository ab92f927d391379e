import { describe, expect, it } from "vitest";
import {
  addressTakenMail,
  confirmationMail,
  emailGoneMail,
  emailRequestedMail,
  guessedMail,
  newDeviceMail,
  recoveredMail,
  recoveryMail,
} from "./mails";

const owner = { username: "Siti <b>Kebun", email: "siti@warga.test" };
const link = "https://sulur.test/forgot#tiket=abc";
const at = new Date("2026-03-14T02:30:00Z");

const MAILS = {
  recovery: recoveryMail(owner, { minutes: 30, isOff: false, link }),
  byName: recoveryMail(owner, { minutes: 90, isOff: true, link }),
  recovered: recoveredMail(owner, at, link),
  taken: addressTakenMail(owner),
  requested: emailRequestedMail(owner, link),
  guessed: guessedMail(owner, link),
  gone: emailGoneMail(owner, link),
  device: newDeviceMail(owner, { device: "<script>alert(1)</script>", at, link }),
};

describe.each(Object.entries(MAILS))("the mail %s", (_, mail) => {
  it("goes to the owner, greets by name and tells which account it is about", () => {
    expect(mail.to).toEqual({ name: owner.username, address: owner.email });
    expect(mail.text).toMatch(/^Halo Siti <b>Kebun,\n/u);
    expect(mail.text).toMatch(/akun Siti <b>Kebun/iu);
  });

  it("says what to do when it was somebody else", () => {
    expect(mail.text).toMatch(/Jika bukan/u);
  });

  it("escapes what was typed", () => {
    expect(mail.html).not.toMatch(/<b>Kebun|<script>/u);
  });
});

it("carries the links whole, and says how long they hold", () => {
  expect(MAILS.recovery.text).toContain(`${link}\n`);
  expect(MAILS.recovery.html).toContain(`href="${link}"`);
  expect(MAILS.recovery.text).toContain("berlaku 30 menit");
  const requested = confirmationMail("siti@warga.test", link, { link, unsubscribe: link, rows: [], addressKey: "" });
  expect(requested.text).toContain("berlaku 24 jam");
  expect(requested.to).toEqual({ name: "", address: "siti@warga.test" });
});
