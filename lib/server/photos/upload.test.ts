import { describe, expect, it } from "vitest";
import { InvalidInput, TooLarge } from "@/lib/kernel/errors";
import { photoIn } from "./upload";

async function multipart(...parts: (Blob | string)[]): Promise<[Request, Uint8Array<ArrayBuffer>]> {
  const form = new FormData();
  parts.forEach((part, number) => {
    form.append(`bagian${number}`, part);
  });
  const request = new Request("http://sulur.test/api/photos", { method: "POST", body: form });
  return [request.clone() as Request, new Uint8Array(await request.arrayBuffer())];
}

const photo = new Blob([Uint8Array.of(1, 2, 3)], { type: "image/jpeg" });

describe("photoIn", () => {
  it("takes a raw body as it is", async () => {
    const headers = { "content-type": "image/jpeg" };
    const request = new Request("http://sulur.test/", { method: "POST", headers });
    expect(await photoIn(request, Uint8Array.of(9, 8))).toEqual(Uint8Array.of(9, 8));
  });

  it("takes the one file of a form and ignores its texts", async () => {
    expect(await photoIn(...(await multipart("teks", photo, "lagi")))).toEqual(Uint8Array.of(1, 2, 3));
  });

  it("takes a file that looks like a form's own lines, under a boundary in quotes", async () => {
    const file = "\r\n\r\n--x\r\nContent-Disposition: form-data; filename=b\r\n--";
    const body = Buffer.from(
      `--x y\r\nContent-Disposition: form-data; name="photo"; filename=""\r\n\r\n${file}\r\n--x y--\r\n`,
    );
    const headers = { "content-type": 'multipart/form-data; charset=utf-8; boundary="x y"' };
    const found = await photoIn(new Request("http://sulur.test/", { method: "POST", headers }), body);
    expect(Buffer.from(found).toString()).toBe(file);
  });

  it("refuses a form without a file, with two, or that broke off", async () => {
    const [text, two, [request, body]] = [
      await multipart("teks"),
      await multipart(photo, photo),
      await multipart(photo),
    ];
    await expect(photoIn(...text)).rejects.toThrow(/Pilih foto/u);
    await expect(photoIn(...two)).rejects.toThrow(/tepat satu foto/u);
    for (let length = 0; length < body.byteLength - 10; length += 1) {
      await expect(photoIn(request, body.subarray(0, length))).rejects.toThrow(InvalidInput);
    }
  });

  it("refuses a file over 10 MB inside a form", async () => {
    const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
    const form = await multipart(large);
    await expect(photoIn(...form)).rejects.toThrow(TooLarge);
  });
});
