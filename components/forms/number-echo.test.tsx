import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { NumberEcho } from "./number-echo";

function echoOf(text: string, whole = false): string {
  const markup = renderToStaticMarkup(<NumberEcho id="berat" text={text} unit="kg" whole={whole} onText={() => {}} />);
  return markup.replace(/<[^>]*>/gu, "");
}

it.each([
  ["12.500", "= 12.500 kg12,5 kg?"],
  ["12.5", "= 12,5 kg"],
  ["12,5", ""],
  ["12500", ""],
  ["1.2.3", ""],
])("says of %j: %j", (text, echo) => {
  expect(echoOf(text)).toBe(echo);
});

it("offers no fraction where only whole numbers are taken", () => {
  expect(echoOf("20.000", true)).toBe("= 20.000 kg");
});
