import "server-only";
import { z } from "zod";
import { cleanLine, clipped } from "@/lib/format/text";
import { INDONESIA, isInIndonesia } from "@/lib/geocoding/rules";
import type { GeocodedPoint } from "@/lib/kernel/ctx";

const MAX_ANSWER_CHARACTERS = 256 * 1024;
const MAX_LABEL = 300;

const degrees = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?\d{1,3}(?:\.\d+)?$/u)
    .transform(Number),
]);

/** As Nominatim's `format=jsonv2` writes it; everything else in an answer is ignored. */
const Answer = z.array(
  z.object({
    lat: degrees,
    lon: degrees,
    /** Shown and kept, so nothing may be in it that the database or a reader stumbles over. */
    display_name: z
      .string()
      .transform((text) => clipped(cleanLine(text.toWellFormed()), MAX_LABEL))
      .pipe(z.string().min(1)),
  }),
);

export interface NominatimSettings {
  /** Base address without a final slash. */
  url: string;
  /** Names the application and how to reach it, as the service's policy asks. */
  userAgent: string;
  timeoutMs: number;
}

/** One question to a Nominatim server. @throws when it does not give a usable answer in time */
export async function askNominatim(name: string, settings: NominatimSettings): Promise<GeocodedPoint | null> {
  const { west, north, east, south } = INDONESIA;
  const query = new URLSearchParams({
    q: name,
    format: "jsonv2",
    limit: "1",
    countrycodes: "id",
    viewbox: `${west},${north},${east},${south}`,
    "accept-language": "id",
  });
  const response = await fetch(`${settings.url}/search?${query}`, {
    headers: { "user-agent": settings.userAgent, "accept-language": "id", accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(settings.timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`geocoder answered ${response.status}`);
  }
  const [first] = Answer.parse(JSON.parse(await textOf(response)));
  if (!first || !isInIndonesia(first.lat, first.lon)) return null;
  return { latitude: first.lat, longitude: first.lon, label: first.display_name, approximate: false };
}

async function textOf(response: Response): Promise<string> {
  let text = "";
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.length > MAX_ANSWER_CHARACTERS) throw new Error("geocoder answered too much");
  }
  return text;
}
