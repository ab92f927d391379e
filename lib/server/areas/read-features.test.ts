import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { readFeatures } from "./read-features";
import { FILE } from "./test-publisher";

async function read(file: string | Buffer, mostBytes = 10_000_000): Promise<unknown[]> {
  const features: unknown[] = [];
  const limits = { mostBytes, memoryMb: 64 };
  for await (const feature of readFeatures(Readable.from([Buffer.from(file)]), limits)) features.push(feature);
  return features;
}

it("reads all features of a file, packed or not", async () => {
  const features = await read(FILE);
  expect(features).toHaveLength(4);
  expect(await read(gzipSync(FILE))).toEqual(features);
});

it("refuses a file that is too large, also one that is so only unpacked", async () => {
  const file = `${FILE}${" ".repeat(2_000_000)}`;
  await expect(read(file, 1_000_000)).rejects.toThrow("lebih besar dari");
  expect(gzipSync(file).byteLength).toBeLessThan(10_000);
  await expect(read(gzipSync(file), 1_000_000)).rejects.toThrow("lebih besar dari");
});

it("ends with a sentence where the file needs more memory than there is for it", async () => {
  // Two hundred thousand references to one arc of a hundred points.
  const arc = Array.from({ length: 100 }, () => [1, 1]);
  const topology = `{"type":"Topology","arcs":[${JSON.stringify(arc)}],"objects":{"a":{"type":"Polygon","arcs":[[${"0,".repeat(200_000)}0]]}}}`;
  await expect(read(topology)).rejects.toThrow("terlalu besar untuk dibaca di mesin ini.");
});
