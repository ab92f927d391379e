import { describe, expect, it } from "vitest";
import { InvalidInput, TooLarge } from "@/lib/kernel/errors";
import { photoIn } from "./upload";

async function multipart(...parts: (Blob | string)[]): Promise<[Request, Uint8Array]> {
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
    expect(await photoIn(...(await multipart("teks", photo)))).toEqual(Uint8Array.of(1, 2, 3));
  });

  it("refuses a form without a file, with two, or that broke off", async () => {
    await expect(photoIn(...(await multipart("teks")))).rejects.toThrow(/Pilih foto/u);
    await expect(photoIn(...(await multipart(photo, photo)))).rejects.toThrow(/tepat satu foto/u);
    const [request, body] = await multipart(photo);
    await expect(photoIn(request, body.subarray(0, 30))).rejects.toThrow(InvalidInput);
  });

  it("refuses a file over 10 MB inside a form", async () => {
    const large = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]);
    await expect(photoIn(...(await multipart(large)))).rejects.toThrow(TooLarge);
  });
});
