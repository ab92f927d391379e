import { constants, crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A file that asks a decoder for far more than it is, or for it again and again. */
export interface Bomb {
  name: string;
  type: "image/png" | "image/jpeg" | "image/webp";
  bytes: Uint8Array;
}

/** As many pixels as a photo may have. */
export const SIDES = { width: 6_024, height: 4_024 };
const MEGABYTE = 1024 * 1024;
const SIGNATURE = Buffer.from("\u0089PNG\r\n\u001A\n", "latin1");

const times = (count: number, bytes: Uint8Array) => Buffer.alloc(count * bytes.byteLength, bytes);
const deflated = (bytes: number) => deflateSync(Buffer.alloc(bytes, 0x41), { level: constants.Z_BEST_SPEED });
const latin = (text: string) => Buffer.from(text, "latin1");

function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
}

export function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([latin(type), data]);
  return Buffer.concat([u32(data.byteLength), body, u32(crc32(body))]);
}

interface Header {
  width: number;
  height: number;
  depth?: number;
  /** 0 grey, 2 colour, 6 colour with transparency. */
  colour?: number;
  interlaced?: boolean;
}

const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 6: 4 };

/** A black picture. @param extra chunks before its data */
export function png(
  { width, height, depth = 8, colour = 2, interlaced = false }: Header,
  extra: Uint8Array = Buffer.alloc(0),
) {
  const header = chunk(
    "IHDR",
    Buffer.concat([u32(width, height), Buffer.from([depth, colour, 0, 0, interlaced ? 1 : 0])]),
  );
  const rowBytes = Math.ceil((width * (CHANNELS[colour] ?? 1) * depth) / 8) + 1;
  // Each pass of an interlaced picture has rows of its own; a little more than all of them is ignored.
  const size = Math.min(rowBytes * height + (interlaced ? 16 * height : 0), 210 * MEGABYTE);
  const data = chunk("IDAT", deflateSync(Buffer.alloc(size), { level: constants.Z_BEST_SPEED }));
  return Buffer.concat([SIGNATURE, header, extra, data, chunk("IEND", Buffer.alloc(0))]);
}

const SMALL = { width: 10, height: 10 };

/** Thousands of entries that all name the same 60 KB; each reader that copies them makes hundreds of megabytes. */
function overlappingExif(): Buffer {
  const entries = 5_000;
  const block = Buffer.alloc(65_000);
  block.write("II*\0", "latin1");
  block.writeUInt32LE(8, 4);
  block.writeUInt16LE(entries, 8);
  for (let number = 0; number < entries; number += 1) {
    const at = 10 + number * 12;
    block.writeUInt16LE(0x90_00 + (number % 0x1000), at);
    block.writeUInt16LE(7, at + 2);
    block.writeUInt32LE(60_000, at + 4);
    block.writeUInt32LE(4_000, at + 8);
  }
  return block;
}

function pngBombs(): Bomb[] {
  const text = deflated(7 * MEGABYTE);
  const international = Buffer.concat([latin("XML:com.adobe.xmp\0\u0001\0\0\0"), text]);
  const profile = Buffer.concat([latin("warna\0\0"), deflated(40 * MEGABYTE)]);
  const frame = Buffer.concat([
    chunk("fcTL", Buffer.concat([u32(0, SIDES.width, SIDES.height, 0, 0), Buffer.alloc(6)])),
    chunk("fdAT", u32(0)),
  ]);
  const files: [string, Uint8Array][] = [
    ["50 zTXt masing-masing 7 MB", png(SMALL, times(50, chunk("zTXt", Buffer.concat([latin("catatan\0\0"), text]))))],
    ["50 iTXt (XMP) termampat 7 MB", png(SMALL, times(50, chunk("iTXt", international)))],
    [
      "9 MB tEXt",
      png(SMALL, times(9, chunk("tEXt", Buffer.concat([latin("catatan\0"), Buffer.alloc(MEGABYTE, 0x41)])))),
    ],
    ["iCCP 40 MB", png(SMALL, chunk("iCCP", profile))],
    ["eXIf bertumpuk", png(SMALL, chunk("eXIf", overlappingExif()))],
    ["APNG 1.000 bingkai", png(SIDES, Buffer.concat([chunk("acTL", u32(1_000, 0)), times(1_000, frame)]))],
    ["800.000 IDAT kosong", png(SMALL, times(800_000, chunk("IDAT", Buffer.alloc(0))))],
    ["500.000 tEXt di antaranya", png(SMALL, times(500_000, chunk("tEXt", latin("a\0b"))))],
    ["IDAT 70 MB untuk 10 × 10", png({ ...SMALL, height: 2_300_000 }).fill(Buffer.concat([u32(10, 10)]), 16, 24)],
    ["2.147.483.647 piksel sesisi", png(SMALL).fill(u32(0x7f_ff_ff_ff, 0x7f_ff_ff_ff), 16, 24)],
    ["12.000 × 12.000", png({ width: 12_000, height: 12_000, depth: 1, colour: 0 })],
  ];
  return files.map(([name, bytes]) => ({ name: `PNG: ${name}`, type: "image/png", bytes: withChecksum(bytes) }));
}

/** The header's checksum again, for those whose size was changed after. */
function withChecksum(file: Uint8Array): Uint8Array {
  const copy = Buffer.from(file);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
}

/** One entry: how the camera was held. */
export function orientationExif(orientation: number): Buffer {
  const block = Buffer.from("49492a0008000000010012010300010000000000000000000000", "hex");
  block.writeUInt16LE(orientation, 18);
  return block;
}

function segment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.byteLength + 2, 2);
  return Buffer.concat([head, data]);
}

export const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#7a5" } });

/** The last scan again and again. */
export function moreScans(file: Buffer, count: number): Buffer {
  const lastScan = file.subarray(file.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return Buffer.concat([file.subarray(0, -2), times(count, lastScan), file.subarray(-2)]);
}

async function jpegBombs(): Promise<Bomb[]> {
  const small = await canvas(64, 64).jpeg().toBuffer();
  const withSegments = (...segments: Uint8Array[]) =>
    Buffer.concat([small.subarray(0, 2), ...segments, small.subarray(2)]);
  const progressive = await canvas(64, 64).jpeg({ progressive: true }).toBuffer();
  const filling = Buffer.alloc(65_000, 0x41);
  const size = small.lastIndexOf(Buffer.from([0xff, 0xc0])) + 5;
  const files: [string, Uint8Array][] = [
    ["1.000 pindaian", moreScans(progressive, 1_000)],
    ["EXIF bertumpuk", withSegments(segment(0xe1, Buffer.concat([latin("Exif\0\0"), overlappingExif()])))],
    ["150 EXIF", withSegments(times(150, segment(0xe1, Buffer.concat([latin("Exif\0\0"), overlappingExif()]))))],
    [
      "150 XMP",
      withSegments(times(150, segment(0xe1, Buffer.concat([latin("http://ns.adobe.com/xap/1.0/\0"), filling])))),
    ],
    [
      "150 ruas ICC",
      withSegments(
        ...Array.from({ length: 150 }, (_, number) =>
          segment(0xe2, Buffer.concat([latin("ICC_PROFILE\0"), Buffer.from([number + 1, 150]), filling])),
        ),
      ),
    ],
    ["sejuta komentar kosong", withSegments(times(1_000_000, segment(0xfe, Buffer.alloc(0))))],
    [
      "sejuta DRI berselang komentar",
      withSegments(times(900_000, Buffer.concat([segment(0xdd, u32(0).subarray(2)), segment(0xfe, Buffer.alloc(0))]))),
    ],
    ["9 MB 0xFF", Buffer.concat([small.subarray(0, 2), Buffer.alloc(9 * MEGABYTE, 0xff), small.subarray(2)])],
    [
      "9 MB penanda restart",
      Buffer.concat([small.subarray(0, -2), times(4.5 * MEGABYTE, Buffer.from([0xff, 0xd0])), small.subarray(-2)]),
    ],
    ["65.500 × 65.500", Buffer.from(small).fill(Buffer.from([0xff, 0xdc, 0xff, 0xdc]), size, size + 4)],
  ];
  return files.map(([name, bytes]) => ({ name: `JPEG: ${name}`, type: "image/jpeg", bytes }));
}

export function riff(...chunks: Uint8Array[]): Buffer {
  const body = Buffer.concat(chunks);
  const head = latin("RIFF\0\0\0\0WEBP");
  head.writeUInt32LE(4 + body.byteLength, 4);
  return Buffer.concat([head, body]);
}

export function riffChunk(name: string, data: Uint8Array): Buffer {
  const head = latin(`${name}\0\0\0\0`);
  head.writeUInt32LE(data.byteLength, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.byteLength % 2)]);
}

function extended(flags: number, width: number, height: number): Buffer {
  const data = Buffer.alloc(10);
  data[0] = flags;
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return riffChunk("VP8X", data);
}

async function webpBombs(): Promise<Bomb[]> {
  const picture = (await canvas(64, 64).webp({ lossless: true }).toBuffer()).subarray(12);
  const filling = Buffer.alloc(9 * MEGABYTE, 0x41);
  const place = Buffer.alloc(16);
  place.writeUIntLE(63, 6, 3);
  place.writeUIntLE(63, 9, 3);
  const frame = riffChunk("ANMF", Buffer.concat([place, picture]));
  const huge = riff(picture);
  huge.writeUInt32LE(0x0f_ff_ff_ff, 21);
  const loop = riffChunk("ANIM", Buffer.alloc(6));
  const files: [string, Uint8Array][] = [
    ["ICC 9 MB", riff(extended(0x20, 64, 64), riffChunk("ICCP", filling), picture)],
    ["EXIF 9 MB", riff(extended(0x08, 64, 64), picture, riffChunk("EXIF", filling))],
    ["EXIF bertumpuk", riff(extended(0x08, 64, 64), picture, riffChunk("EXIF", overlappingExif()))],
    ["XMP 9 MB", riff(extended(0x04, 64, 64), picture, riffChunk("XMP ", filling))],
    ["170.000 bingkai 24 MP", riff(extended(0x02, SIDES.width, SIDES.height), loop, times(170_000, frame))],
    ["kanvas 16 juta sesisi", riff(extended(0x02, 16_777_216, 16_777_216), loop, frame)],
    [
      "sejuta potongan kosong",
      riff(extended(0, 64, 64), times(1_000_000, riffChunk("JUNK", Buffer.alloc(0))), picture),
    ],
    ["16.384 × 16.384", huge],
  ];
  return files.map(([name, bytes]) => ({ name: `WebP: ${name}`, type: "image/webp", bytes }));
}

/** What has ended or filled picture services, in each format that is taken; each fits the 10 MB of an upload. */
export async function bombs(): Promise<Bomb[]> {
  return [...pngBombs(), ...(await jpegBombs()), ...(await webpBombs())];
}
