import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { declaredEndpoints } from "@/app/api/openapi.json/declared-endpoints";
import { openApiDocument } from "./document";

const endpoints = await declaredEndpoints();
const document = openApiDocument(endpoints, { version: "1.0.0", address: "https://sulur.test" });

describe("the description of the API", () => {
  it("is a valid OpenAPI 3.1 document, also after a journey as JSON", async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it("names every route once, with a sentence and an id of its own", () => {
    expect(endpoints.length).toBeGreaterThan(100);
    for (const { name, summary } of endpoints) expect(summary, name).toMatch(/^.{8,}[.]$/u);
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(endpoints.length);
  });

  it("tells what a text may hold after it was cleaned", () => {
    const body = endpoints.find(({ name }) => name === "POST /api/locations")?.body?.schema;
    expect(body).toMatchObject({
      additionalProperties: false,
      properties: { name: { type: "string", minLength: 3, maxLength: 120 } },
      required: ["name"],
    });
  });

  it("says who may, how often and with which answers", () => {
    const create = document.paths["/api/reports"]?.post;
    expect(create).toMatchObject({
      security: [{}, { token: [] }, { session: [] }],
      "x-sulur-limit": { actor: { points: 5, seconds: 600 } },
    });
    expect(Object.keys(create?.responses ?? {})).toEqual(
      expect.arrayContaining(["201", "400", "403", "413", "415", "422", "429", "503"]),
    );
    expect(document.paths["/api/admin/users"]?.get?.security).toEqual([{ token: [] }, { session: [] }]);
  });
});
