import { describe, expect, it } from "vitest";
import { BURST, containsLink, holdReason } from "./rules";

const unknown = { recent: 0, repeated: false };
const TEXTS = ["Sari", "Sampah menumpuk di tepi sungai sejak kemarin."];

describe("holdReason", () => {
  it("lets an ordinary writing pass", () => {
    expect(holdReason({ filled_seconds: 40, website: "" }, TEXTS, unknown)).toBeNull();
    expect(holdReason({}, TEXTS, { ...unknown, recent: BURST.count - 1 })).toBeNull();
  });

  it("holds a link in any of its texts", () => {
    for (const place of [0, 1]) {
      const texts = TEXTS.with(place, "Lihat https://contoh.com/murah sekarang");
      expect(holdReason({}, texts, unknown)).toBe("link");
    }
  });

  it("holds what robots do: the hidden field, or a form filled faster than anyone types", () => {
    expect(holdReason({ website: "http://x" }, TEXTS, unknown)).toBe("robot");
    expect(holdReason({ filled_seconds: 1 }, TEXTS, unknown)).toBe("robot");
  });

  it("holds repeats and the fourth of a burst", () => {
    expect(holdReason({}, TEXTS, { ...unknown, repeated: true })).toBe("repeat");
    expect(holdReason({}, TEXTS, { ...unknown, recent: BURST.count })).toBe("burst");
    expect(holdReason({}, TEXTS, { ...unknown, fromAddress: BURST.ofAddress + 1 })).toBe("burst");
    expect(holdReason({}, TEXTS, { ...unknown, fromAddress: BURST.ofAddress })).toBeNull();
  });
});

describe("containsLink", () => {
  it.each([
    "lihat https://contoh.com/a",
    "www.contoh.test",
    "kunjungi tokoku.shop sekarang",
    "daftar di slot-gacor88.vip malam ini",
    "main di gacor.bet/daftar",
    "ｗｗｗ．contoh．ｃｏｍ",
    "lihat youtu.be/abc123",
    "TOKOKU.SHOP",
    "slot88.cc",
    "main di Gacor-77.Live",
    "discord.gg/abc",
    "gacor.info",
    "Toko.Online/promo",
    "Jl.Melati dekat gacor.com.",
  ])("finds %j", (text) => {
    expect(containsLink(text)).toBe(true);
  });

  it.each([
    "Jl. Melati No. 5, kel. Sari",
    "pukul 09.30 WIB",
    "sampah.Banyak lalat",
    "RT.02/RW.05",
    "kotor.Di sana bau",
    "sampai.Tolong",
    "Jl.Bambu.Gg.7 Serang",
    "Jl.bambu.gg.7",
    "Jl.Pro Kemerdekaan",
    "Sampah menumpuk.Info dari warga",
    "Besok ada musik.Live sampai malam",
    "mohon.cc Pak RT",
    "motor 150.cc dan botol 600.ml",
    "rekaman CC.TV",
    "PT Maju.Co Banjar",
  ])("leaves %j alone", (text) => {
    expect(containsLink(text)).toBe(false);
  });
});
