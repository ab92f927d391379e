import { expect, it } from "vitest";
import { themeToKeep } from "./theme";

it("keeps a theme only while it differs from the system's", () => {
  expect(themeToKeep("dark", "light")).toBe("dark");
  expect(themeToKeep("light", "dark")).toBe("light");
  expect(themeToKeep("dark", "dark")).toBeNull();
  expect(themeToKeep("light", "light")).toBeNull();
});
