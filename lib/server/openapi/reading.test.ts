import { describe, expect, it } from "vitest";
import { declaredEndpoints } from "@/app/api/openapi.json/declared-endpoints";
import { routeGroups } from "./reading";

const endpoints = await declaredEndpoints();
const groups = routeGroups(endpoints);

describe("the pages that describe the API", () => {
  it("show every route on exactly one of them, under an anchor of its own", () => {
    const shown = groups.flatMap(({ routes }) => routes.map(({ method, path }) => `${method} ${path}`));
    expect(shown.toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
    const anchors = groups.flatMap(({ slug, routes }) => routes.map(({ id }) => `${slug}#${id}`));
    expect(new Set(anchors).size).toBe(endpoints.length);
  });

  it("have an address that needs no escaping", () => {
    for (const { slug } of groups) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/u);
    expect(new Set(groups.map(({ slug }) => slug)).size).toBe(groups.length);
  });

  it("stay light: a group that grows too long for a phone is to be split", () => {
    const longest = Math.max(...groups.map(({ routes }) => routes.length));
    expect(longest).toBeLessThanOrEqual(30);
  });

  it("put the desk behind what residents use", () => {
    const names = groups.map(({ name }) => name);
    expect(names.findIndex((name) => name.startsWith("Dasbor"))).toBe(
      names.length - names.filter((name) => name.startsWith("Dasbor")).length,
    );
  });
});
