import sharp from "sharp";

interface PhotoWithPlace {
  latitude: number;
  longitude: number;
  width?: number;
  height?: number;
}

function degrees(value: number): string {
  const whole = Math.floor(Math.abs(value));
  const minutes = Math.floor((Math.abs(value) - whole) * 60);
  const seconds = Math.round(((Math.abs(value) - whole) * 60 - minutes) * 60 * 1000);
  return `${whole}/1 ${minutes}/1 ${seconds}/1000`;
}

/** A JPEG as a phone makes it: large, noisy enough not to compress away, with the place in its EXIF block. */
export function phonePhoto({ latitude, longitude, width = 2400, height = 1800 }: PhotoWithPlace): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 120, sigma: 30 };
  return sharp({ create: { width, height, channels: 3, background: "#22734a", noise } })
    .withExif({
      IFD0: { Make: "Kamera Uji", Model: "Rahasia 1" },
      IFD3: {
        GPSLatitudeRef: latitude < 0 ? "S" : "N",
        GPSLatitude: degrees(latitude),
        GPSLongitudeRef: longitude < 0 ? "W" : "E",
        GPSLongitude: degrees(longitude),
      },
    })
    .jpeg({ quality: 85 })
    .toBuffer();
}
