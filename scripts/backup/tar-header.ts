/** The plain tar format (ustar), as far as a backup needs it: `tar -tf` shows what is inside. */
export const BLOCK_BYTES = 512;

/** Two empty blocks end an archive. */
export const ARCHIVE_END = Buffer.alloc(2 * BLOCK_BYTES);

const NAME_BYTES = 100;
const SIZE_AT = 124;
const SIZE_BYTES = 12;
const CHECKSUM_AT = 148;
const CHECKSUM_BYTES = 8;
// The largest size that fits into eleven octal digits; beyond it the first bit is set and the rest is a plain number.
const OCTAL_MAX = 8 ** 11 - 1;

interface TarEntry {
  name: string;
  bytes: number;
}

/** Bytes after an entry, up to the next block. */
export function paddingAfter(bytes: number): number {
  return (BLOCK_BYTES - (bytes % BLOCK_BYTES)) % BLOCK_BYTES;
}

function checksum(header: Buffer): number {
  let sum = 0;
  for (const [index, byte] of header.entries()) {
    // The field itself counts as blanks.
    sum += index >= CHECKSUM_AT && index < CHECKSUM_AT + CHECKSUM_BYTES ? 0x20 : byte;
  }
  return sum;
}

export function encodeTarHeader({ name, bytes }: TarEntry, modified: Date): Buffer {
  if (Buffer.byteLength(name) > NAME_BYTES) throw new Error(`the name ${name} is too long for the archive`);
  const header = Buffer.alloc(BLOCK_BYTES);
  const octal = (value: number, at: number, length: number) =>
    header.write(value.toString(8).padStart(length - 1, "0"), at, "latin1");
  header.write(name, 0, "utf8");
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  if (bytes <= OCTAL_MAX) octal(bytes, SIZE_AT, SIZE_BYTES);
  else {
    header[SIZE_AT] = 0x80;
    header.writeBigUInt64BE(BigInt(bytes), SIZE_AT + 4);
  }
  octal(Math.floor(modified.getTime() / 1000), 136, 12);
  header.write("0", 156, "latin1");
  header.write("ustar\u000000", 257, "latin1");
  header.write(`${checksum(header).toString(8).padStart(6, "0")}\0 `, CHECKSUM_AT, "latin1");
  return header;
}

/** @returns undefined for an empty block @throws Error when it is no header, or was changed */
export function decodeTarHeader(header: Buffer): TarEntry | undefined {
  if (header.every((byte) => byte === 0)) return undefined;
  const text = (at: number, length: number) => header.toString("utf8", at, at + length).split("\0", 1)[0] ?? "";
  const sum = Number.parseInt(text(CHECKSUM_AT, CHECKSUM_BYTES).trim(), 8);
  if (sum !== checksum(header) || text(257, 5) !== "ustar") throw new Error("not a header of the archive");
  const large = ((header[SIZE_AT] ?? 0) & 0x80) !== 0;
  const bytes = large
    ? Number(header.readBigUInt64BE(SIZE_AT + 4))
    : Number.parseInt(text(SIZE_AT, SIZE_BYTES).trim(), 8);
  if (!Number.isSafeInteger(bytes) || bytes < 0) throw new Error("not a size");
  return { name: text(0, NAME_BYTES), bytes };
}
