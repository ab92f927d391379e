import { describe, expect, it } from "vitest";
import { kindOfFile, photoFile, photoPath } from "./rules";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe("kindOfFile", () => {
  it.each([
    ["jpeg", "\xff\xd8\xff\xe0\0\x10JFIF\0\x01"],
    ["png", "\x89PNG\r\n\x1a\n\0\0\0\x0d"],
    ["webp", "RIFF\0\0\0\0WEBPVP8 "],
    ["heic", "\0\0\0\x18ftypheic\0\0\0\0"],
    ["heic", "\0\0\0\x18ftypmif1\0\0\0\0"],
    ["other", "Ini hanya teks biasa"],
    ["other", "GIF89a\0\0\0\0\0\0"],
    ["other", "<svg xmlns='http://www.w3.org/2000/svg'>"],
    ["other", "RIFF\0\0\0\0WAVEfmt "],
    ["other", "\0\0\0\x18ftypisom\0\0\0\0"],
    ["other", ""],
  ])("tells %s by its first bytes", (kind, head) => {
    expect(kindOfFile(bytes(head))).toBe(kind);
  });
});

describe("names of a photo", () => {
  it("hold the id and the size", () => {
    expect(photoFile("0f8fad5b-d9cb-469f-a165-70867728950e", 640)).toBe(
      "0f8fad5b-d9cb-469f-a165-70867728950e-640.webp",
    );
    expect(photoPath("0f8fad5b-d9cb-469f-a165-70867728950e", 2048)).toBe(
      "/api/photos/0f8fad5b-d9cb-469f-a165-70867728950e?w=2048",
    );
  });
});
