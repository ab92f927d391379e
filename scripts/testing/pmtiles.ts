/** One protobuf field whose value is bytes or text. */
function field(number: number, value: Uint8Array | string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([Buffer.from([(number << 3) | 2, bytes.length]), bytes]);
}

const number = (at: number, value: number) => Buffer.from([at << 3, value]);

/** A vector tile that is land from edge to edge: MoveTo, three LineTo and ClosePath over 64 units. */
const LAND = field(
  3,
  Buffer.concat([
    field(1, "earth"),
    field(2, Buffer.concat([number(3, 3), field(4, Buffer.from([9, 0, 0, 26, 126, 0, 0, 126, 125, 0, 15]))])),
    number(5, 63),
    // Its fifteenth field is the version.
    Buffer.from([(15 << 3) | 0, 2]),
  ]),
);

/** A whole PMTiles archive of version 3, uncompressed, with one tile: the world, all land. */
export function smallArchive(): Buffer {
  const directory = Buffer.from([1, 0, 1, LAND.length, 1]);
  const metadata = Buffer.from("{}");
  const header = Buffer.alloc(127);
  header.write("PMTiles\u0003", "latin1");
  const places = [header.length, directory.length, header.length + directory.length, metadata.length, 0, 0];
  const data = header.length + directory.length + metadata.length;
  for (const [index, value] of [...places, data, LAND.length, 1, 1, 1].entries()) {
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * index);
  }
  // Clustered, nothing compressed, vectors, zoom 0 alone.
  header.set([1, 1, 1, 1, 0, 0], 96);
  for (const [index, degrees] of [-180, -85, 180, 85].entries()) header.writeInt32LE(degrees * 1e7, 102 + 4 * index);
  return Buffer.concat([header, directory, metadata, LAND]);
}
