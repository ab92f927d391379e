import { afterEach, expect, it, vi } from "vitest";
import { near } from "./near";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["DKI Jakarta", "31", 7],
  ["Bali", "51", 7],
  ["Papua", "91", 1],
])("looks for waste banks that open on the day of %s, wherever the device is", async (_, province, weekday) => {
  const paths: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    paths.push(path);
    return Response.json([]);
  });
  // A Sunday evening in Jakarta and Bali is Monday in Papua.
  await near(province, new Date("2026-03-15T15:30:00Z"));
  expect(paths).toContain(`/api/partners?day=${weekday}&limit=1&area=${province}`);
});
