import { expect, it } from "vitest";
import { declaredEndpoints } from "@/app/api/openapi.json/declared-endpoints";
import { apiMethods } from "./api-methods";

it("finds the methods that each route of the API really exports", async () => {
  const methods = apiMethods(process.cwd());
  const found = [...methods].flatMap(([template, names]) =>
    names.map((name) => `${name} ${template.replace(/\[(?:\.\.\.)?(\w+)\]/gu, "{$1}")}`),
  );
  const declared = (await declaredEndpoints()).map(({ name }) => name);
  const own = found.filter((name) => !/^(?:OPTIONS|HEAD) |\{unknown\}$/u.test(name));
  expect(
    own.filter((name) => !declared.includes(name)),
    "found",
  ).toEqual([]);
  expect(
    declared.filter((name) => !own.includes(name)),
    "declared",
  ).toEqual([]);
  expect(methods.get("/api/[...unknown]")).toContain("DELETE");
});
