import { describe, expect, it } from "vitest";
import { faultWords } from "./rules";
import { ListMails } from "./schemas";

describe("why a try failed", () => {
  it.each([
    [{ code: "ESOCKET", responseCode: null }, "Server surat tidak dapat dihubungi."],
    [{ code: "EENVELOPE", responseCode: 550 }, "Server surat menolak alamat ini (kode 550)."],
    [{ code: "EENVELOPE", responseCode: 451 }, "Server surat meminta agar dicoba lagi nanti (kode 451)."],
    [{ code: "EAUTH", responseCode: 535 }, "password yang dipakai situs ini (kode 535)."],
    [{ code: "EMESSAGE", responseCode: 554 }, "Server surat menolak isi surat ini (kode 554)."],
    [{ code: "ENOSPC", responseCode: null }, "Penyimpanan server penuh"],
    [{ code: "EWHATEVER", responseCode: null }, "sebab yang tidak dikenal (EWHATEVER)."],
    [{ code: "", responseCode: null }, "Pengiriman gagal karena sebab yang tidak dikenal."],
  ])("is said in words: %j", (fault, words) => {
    expect(faultWords({ ...fault, interrupted: false })).toContain(words);
  });

  it("may be that nobody was there to finish it", () => {
    expect(faultWords({ code: "", responseCode: null, interrupted: true })).toBe(
      "Pengiriman terhenti di tengah jalan.",
    );
  });
});

describe("what the outbox is asked for", () => {
  const id = "0199f1b0-0000-7000-8000-000000000001";

  it("opens what waits where the address says nothing that is known", () => {
    expect(ListMails.parse({ kotak: "laci", jenis: "x", q: "", sesudah: "kemarin" })).toEqual({ kotak: "menunggu" });
    expect(ListMails.parse({ sesudah: `2026-13-40T00:00:00.000000Z_${id}` }).sesudah).toBeUndefined();
    expect(ListMails.parse({ q: ["a", "b"] }).q).toBeUndefined();
  });

  it("goes on to the microsecond after the last one", () => {
    expect(ListMails.parse({ kotak: "gagal", sesudah: `2026-03-14T05:00:00.123456Z_${id}` })).toEqual({
      kotak: "gagal",
      sesudah: { createdAt: "2026-03-14T05:00:00.123456Z", id },
    });
  });
});
