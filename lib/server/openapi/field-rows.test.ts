import { expect, describe as group, it } from "vitest";
import { z } from "zod";
import { line, optional, phone } from "@/lib/http/fields";
import { inputSchema } from "./json-schema";
import { shapesOf, describe as worded } from "./reading";

group("fields in words", () => {
  it("names the type and what it may hold", () => {
    const Body = z.strictObject({
      name: line({ label: "Nama", min: 3, max: 120 }),
      phone: optional(phone),
      kind: z.enum(["a", "b"]).default("a"),
      seats: z.number().int().min(1).max(50),
      at: z.iso.datetime(),
    });
    expect(shapesOf(inputSchema(Body))).toEqual([
      [
        { name: "name", required: true, holds: "teks, 3–120 karakter" },
        { name: "phone", required: false, holds: "teks atau null" },
        { name: "kind", required: false, holds: "salah satu dari a, b" },
        { name: "seats", required: true, holds: "bilangan bulat, 1–50" },
        { name: "at", required: true, holds: "waktu ISO 8601" },
      ],
    ]);
  });

  it("gives one list for each shape of a body", () => {
    const Body = z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("ask"), question: z.string() }),
      z.strictObject({ kind: z.literal("tell"), story: z.string().max(9) }),
    ]);
    const shapes = shapesOf(inputSchema(Body));
    expect(shapes.map((rows) => rows.map(({ name }) => name))).toEqual([
      ["kind", "question"],
      ["kind", "story"],
    ]);
    expect(shapes[1]?.map(({ holds }) => holds)).toEqual(['"tell"', "teks, paling banyak 9 karakter"]);
  });

  it("cuts a long list of choices and leaves out bounds that say nothing", () => {
    const many = Array.from({ length: 15 }, (_, index) => `k${index}`);
    expect(worded({ enum: many })).toMatch(/k11, dan 3 lagi$/u);
    expect(worded(inputSchema(z.number().int()))).toBe("bilangan bulat");
  });
});
