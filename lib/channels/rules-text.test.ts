import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FORWARD_TEXT_LENGTH, forwardText } from "./rules-text";

const REPORT = {
  reporter_name: "Wayan Sudarma",
  damage_type: "Sampah menumpuk",
  location: "Gang Mawar, dekat pos ronda",
  area: "Kota Bandung, Jawa Barat",
  latitude: -6.914744,
  longitude: 107.60981,
  incident_date: "2026-03-14",
  support_count: 2,
  description: "Sampah menumpuk\nsejak minggu lalu.",
  photo: "/api/photos/1?w=640",
};
const LINK = "https://sulur.test/laporan/LP-260314-0001";

const textOf = (fields: Partial<typeof REPORT> = {}, rough = false) =>
  forwardText({ report: { ...REPORT, ...fields }, rough, link: LINK });

describe("the text to send on", () => {
  it("says what happened, where, since when and how many have it too, with the link", () => {
    expect(textOf()).toBe(
      [
        "Laporan warga: Sampah menumpuk",
        "Lokasi: Gang Mawar, dekat pos ronda, Kota Bandung, Jawa Barat",
        "Titik: -6.91474, 107.60981",
        "Sejak: Sabtu, 14 Maret 2026",
        "Dialami juga oleh 2 warga lain.",
        "Keterangan: Sampah menumpuk sejak minggu lalu.",
        "",
        `Foto dan perkembangannya: ${LINK}`,
        "Mohon ditindaklanjuti dan mohon nomor tiketnya. Terima kasih.",
      ].join("\n"),
    );
  });

  it("names nobody", () => {
    expect(textOf()).not.toContain("Wayan");
  });

  it("of a risky kind gives the point to about the village, and no count below three", () => {
    expect(textOf({}, true)).toContain("Titik kira-kira (sekitar 2 km): -6.91, 107.61\n");
    expect(textOf({}, true)).not.toMatch(/warga lain|-6\.914/u);
    expect(textOf({ support_count: 3 }, true)).toContain("Dialami juga oleh 3 warga lain.");
  });

  it("leaves out what is not there", () => {
    const text = forwardText({
      report: {
        ...REPORT,
        area: null,
        latitude: null,
        longitude: null,
        support_count: 0,
        photo: null,
        description: "Sampah menumpuk, lihat foto",
      },
      rough: false,
      link: LINK,
    });
    expect(text).not.toMatch(/Titik|warga lain|Keterangan|null|Foto/u);
  });

  it("fits its length, whatever was typed", () => {
    const unit = fc.constantFrom("a", " ", "\n", "é", "😀", "字", "🏝️");
    const typed = (max: number) =>
      fc.array(unit, { maxLength: max, size: "max" }).map((units) => {
        let text = "";
        for (const part of units) if (text.length + part.length <= max) text += part;
        return text;
      });
    const report = fc.record({
      damage_type: typed(80),
      location: typed(200),
      area: fc.option(typed(115)),
      latitude: fc.option(fc.double({ min: -11.2, max: 6.3, noNaN: true })),
      longitude: fc.option(fc.double({ min: 94.7, max: 141.1, noNaN: true })),
      incident_date: fc.constantFrom("2026-03-14", "2026-09-23"),
      support_count: fc.nat(2_000_000),
      description: typed(4000),
      photo: fc.option(fc.constant("/api/photos/1?w=640")),
    });
    const link = fc.nat(180).map((length) => `https://${"s".repeat(length)}.id/laporan/LP-260314-000001`);
    fc.assert(
      fc.property(report, fc.boolean(), link, (fields, rough, link) => {
        const text = forwardText({ report: fields, rough, link });
        expect(text.length).toBeLessThanOrEqual(FORWARD_TEXT_LENGTH);
        expect(text.endsWith(`${link}\nMohon ditindaklanjuti dan mohon nomor tiketnya. Terima kasih.`)).toBe(true);
        expect(text.isWellFormed()).toBe(true);
      }),
      // To shrink texts of thousands of letters takes minutes.
      { endOnFailure: true },
    );
  });
});
