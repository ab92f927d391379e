import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Unavailable } from "@/lib/kernel/errors";
import { S3PhotoStore } from "./s3-store";

const NAME = "0f8fad5b-d9cb-469f-a165-70867728950e-2048.webp";
const PATH = `/sulur/photos/${NAME}`;

const objects = new Map<string, { body: Buffer; type: string | undefined }>();
let authorizations: string[] = [];
let broken = false;
let server: Server;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const path = (request.url ?? "").split("?")[0] ?? "";
  authorizations.push(request.headers.authorization ?? "");
  if (broken) return void response.writeHead(403).end("<Error><Code>AccessDenied</Code></Error>");
  if (request.method === "PUT") {
    objects.set(path, { body: Buffer.concat(chunks), type: request.headers["content-type"] });
    return void response.writeHead(200).end();
  }
  if (request.method === "DELETE") {
    objects.delete(path);
    return void response.writeHead(204).end();
  }
  const object = objects.get(path);
  if (!object) return void response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
  response.writeHead(200, { "content-type": object.type }).end(object.body);
}

function store(): S3PhotoStore {
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  return new S3PhotoStore({
    endpoint,
    bucket: "sulur",
    region: "id",
    accessKeyId: "kunci",
    secretAccessKey: "rahasia",
  });
}

beforeEach(async () => {
  objects.clear();
  authorizations = [];
  broken = false;
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe("S3PhotoStore", () => {
  it("keeps, gives back and deletes a photo, signed", async () => {
    const photos = store();
    await photos.put(NAME, Uint8Array.of(1, 2, 3));
    expect(objects.get(PATH)).toEqual({ body: Buffer.of(1, 2, 3), type: "image/webp" });
    expect(await photos.get(NAME)).toEqual(Uint8Array.of(1, 2, 3));
    await photos.delete(NAME);
    expect(await photos.get(NAME)).toBeNull();
    expect(authorizations.every((header) => header.startsWith("AWS4-HMAC-SHA256 Credential=kunci/"))).toBe(true);
  });

  it("says that the storage is away when it refuses", async () => {
    broken = true;
    await expect(store().put(NAME, Uint8Array.of(1))).rejects.toThrow(Unavailable);
    await expect(store().get(NAME)).rejects.toThrow(/tidak dapat dihubungi/u);
  });

  it("refuses a name that would leave its folder", async () => {
    await expect(store().get("../rahasia")).rejects.toThrow(/not the name/u);
    expect(authorizations).toEqual([]);
  });
});
