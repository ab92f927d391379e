import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Unavailable } from "@/lib/kernel/errors";
import { S3Server } from "@/scripts/testing/s3-server";
import { S3PhotoStore } from "./s3-store";

const NAME = "0f8fad5b-d9cb-469f-a165-70867728950e-2048.webp";
const PATH = `/sulur/photos/${NAME}`;

let server: S3Server;
let endpoint = "";

function store(): S3PhotoStore {
  return new S3PhotoStore({
    endpoint,
    bucket: "sulur",
    region: "id",
    accessKeyId: "kunci",
    secretAccessKey: "rahasia",
  });
}

beforeEach(async () => {
  server = new S3Server();
  endpoint = await server.start();
});
afterEach(() => server.stop());

describe("S3PhotoStore", () => {
  it("keeps, gives back and deletes a photo, signed", async () => {
    const photos = store();
    await photos.put(NAME, Uint8Array.of(1, 2, 3));
    expect(server.objects.get(PATH)).toEqual({ body: Buffer.of(1, 2, 3), type: "image/webp" });
    expect(await photos.get(NAME)).toEqual(Uint8Array.of(1, 2, 3));
    await photos.delete(NAME);
    expect(await photos.get(NAME)).toBeNull();
    const { authorizations } = server;
    expect(authorizations.every((header) => header.startsWith("AWS4-HMAC-SHA256 Credential=kunci/"))).toBe(true);
  });

  it("says that the storage is away when it refuses", async () => {
    server.broken = true;
    await expect(store().put(NAME, Uint8Array.of(1))).rejects.toThrow(Unavailable);
    await expect(store().get(NAME)).rejects.toThrow(/tidak dapat dihubungi/u);
  });

  it("refuses a name that would leave its folder", async () => {
    await expect(store().get("../rahasia")).rejects.toThrow(/not the name/u);
    expect(server.authorizations).toEqual([]);
  });
});
