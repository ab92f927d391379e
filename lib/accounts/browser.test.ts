import { expect, it } from "vitest";
import { returnPath } from "./browser";

function from(lanjut: string): string | null {
  return returnPath(`https://sulur.example/login?lanjut=${encodeURIComponent(lanjut)}`);
}

it.each(["/laporan", "/laporan/LP-260314-0001?x=1#bukti", "/admin/laporan"])("goes back to %s", (path) => {
  expect(from(path)).toBe(`https://sulur.example${path}`);
});

it.each([
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example/",
  "/\t/evil.example/",
  "\\\\evil.example",
  "javascript:alert(1)",
  "laporan",
  "",
  "/api/auth/signout",
  "/login",
  "/./login?lanjut=/login",
  "/.//evil.example/masuk",
  "/a/..//evil.example/masuk",
  "/%2e//evil.example/masuk",
  "/.\\/evil.example/masuk",
])("stays on this site and on pages, whatever %j says", (path) => {
  expect(from(path)).toBeNull();
});

it("asks for nothing where the address says nothing", () => {
  expect(returnPath("https://sulur.example/login")).toBeNull();
});
