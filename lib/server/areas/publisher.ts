import "server-only";
import type { Readable } from "node:stream";
import { z } from "zod";
import { cleanLine } from "@/lib/format/text";
import { type DownloadLimits, download } from "@/lib/server/outgoing/download";
import { ImportError } from "./import-error";

/** An answer of geoBoundaries' API about one level of a country has a few kilobytes. */
const MOST_ANSWER_BYTES = 64 * 1024;
const LONGEST = 200;

const address = z.string().max(2_000).optional();
const words = z
  .string()
  .transform((text) => cleanLine(text).slice(0, LONGEST))
  .optional();

const Answer = z.object({
  simplifiedGeometryGeoJSON: address,
  tjDownloadURL: address,
  gjDownloadURL: address,
  boundaryYearRepresented: z
    .union([z.string(), z.number()])
    .transform((year) => cleanLine(String(year)).slice(0, 20))
    .optional(),
  boundarySource: words,
  boundaryLicense: words,
});

/** The publisher's facts about its data; shown as text only. */
export interface PublishedFacts {
  year?: string | undefined;
  source?: string | undefined;
  license?: string | undefined;
}

/**
 * Asks the publisher where its file is, and opens the lightest one.
 * @param api the configured address @throws ImportError, DownloadError
 */
export async function openPublished(
  api: string,
  limits: DownloadLimits,
): Promise<{ file: Readable; facts: PublishedFacts }> {
  const trusted = new URL(api);
  const answer = Answer.safeParse(await readAnswer(await download(trusted, trusted, limits)));
  const { simplifiedGeometryGeoJSON, tjDownloadURL, gjDownloadURL, ...said } = answer.data ?? {};
  const named = simplifiedGeometryGeoJSON ?? tjDownloadURL ?? gjDownloadURL;
  if (named === undefined || !URL.canParse(named, trusted)) {
    throw new ImportError(`Alamat ${trusted.host} tidak menjawab seperti API geoBoundaries.`);
  }
  return {
    file: await download(new URL(named, trusted), trusted, limits),
    facts: { year: said.boundaryYearRepresented, source: said.boundarySource, license: said.boundaryLicense },
  };
}

/** @returns null for what is no JSON, or more than the API says */
async function readAnswer(body: Readable): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > MOST_ANSWER_BYTES) return null;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return null;
  }
}
