import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { exifPosition } from "./exif-position";

const MEDAN = {
  GPSLatitudeRef: "N",
  GPSLatitude: "3/1 35/1 1776/100",
  GPSLongitudeRef: "E",
  GPSLongitude: "98/1 40/1 30/1",
};

function jpeg(gps?: Record<string, string>): Promise<Buffer> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#777" } });
  return (gps ? picture.withExif({ IFD0: { Make: "Kamera" }, IFD3: gps }) : picture).jpeg().toBuffer();
}

describe("exifPosition", () => {
  it("reads degrees, minutes and seconds", async () => {
    const position = exifPosition(await jpeg(MEDAN));
    expect(position?.latitude).toBeCloseTo(3.588267, 6);
    expect(position?.longitude).toBeCloseTo(98.675, 6);
  });

  it("knows the southern half", async () => {
    expect(exifPosition(await jpeg({ ...MEDAN, GPSLatitudeRef: "S" }))?.latitude).toBeCloseTo(-3.588267, 6);
  });

  it("reads the other byte order", () => {
    // EXIF as Motorola writes it: IFD0 at 8 with the pointer, the GPS directory at 26, the fractions at 80.
    const view = new DataView(new ArrayBuffer(200));
    const tiff = 12;
    [0xffd8, 0xffe1, 150, 0x4578, 0x6966, 0, 0x4d4d, 42, 0, 8].forEach((word, index) => {
      view.setUint16(index * 2, word);
    });
    const entry = (at: number, tag: number, value: number) => {
      view.setUint16(tiff + at, tag);
      view.setUint32(tiff + at + 8, value);
    };
    view.setUint16(tiff + 8, 1);
    entry(10, 0x8825, 26);
    view.setUint16(tiff + 26, 4);
    entry(28, 1, 0x53_00_00_00);
    entry(40, 2, 80);
    entry(52, 3, 0x45_00_00_00);
    entry(64, 4, 104);
    [7, 1, 15, 1, 0, 1, 112, 1, 45, 1, 0, 1].forEach((number, index) => {
      view.setUint32(tiff + 80 + index * 4, number);
    });
    expect(exifPosition(new Uint8Array(view.buffer))).toEqual({ latitude: -7.25, longitude: 112.75 });
  });

  it("finds nothing where there is nothing", async () => {
    expect(exifPosition(await jpeg())).toBeNull();
    expect(exifPosition(new Uint8Array())).toBeNull();
    expect(exifPosition(Buffer.from("Ini hanya teks"))).toBeNull();
    expect(exifPosition(await jpeg({ ...MEDAN, GPSLatitude: "3/0 0/0 0/0" }))).toBeNull();
  });

  it("comes to an end on every damaged file and never names an impossible place", async () => {
    const whole = (await jpeg(MEDAN)).subarray(0, 600);
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let round = 0; round < 20_000; round += 1) {
      const damaged = Uint8Array.from(whole.subarray(0, 20 + random(whole.length - 20)));
      for (let hits = random(10); hits >= 0; hits -= 1) damaged[2 + random(damaged.length - 2)] = random(256);
      const position = exifPosition(damaged);
      if (position !== null && Math.abs(position.latitude) > 90) throw new Error("impossible place");
    }
  });
});
