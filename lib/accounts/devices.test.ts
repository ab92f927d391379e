import { expect, it } from "vitest";
import { deviceLabel, deviceName } from "./devices";

it.each([
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
    "Chrome di Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    "Safari di iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0",
    "Edge di Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0", "Firefox di Linux"],
  [
    "Mozilla/5.0 (Linux; Android 13; SM-A146P) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36",
    "Samsung Internet di Android",
  ],
  ["curl/8.5.0", "curl/8.5.0"],
  ["", "Perangkat tanpa nama"],
])("calls %j %s", (device, label) => {
  expect(deviceLabel(device)).toBe(label);
});

it("stores no more than the column holds, and nothing that a database refuses", () => {
  expect(deviceName(`${"x".repeat(199)}😀😀`).length).toBeLessThanOrEqual(200);
  expect(deviceName("Peramban\0\u202Eiju")).toBe("Perambaniju");
});
