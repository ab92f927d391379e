import { expect, it } from "vitest";
import { pointIn } from "./shared-report";

it.each([
  ["Sampah di -6.2001,106.8167 ya", -6.2001, 106.8167],
  ["geo:-7.797,110.370?z=17", -7.797, 110.37],
  ["https://maps.google.com/?q=-8.409518,115.188919", -8.409518, 115.188919],
  ["https://www.google.com/maps/@-2.5333%2C140.7167,15z", -2.5333, 140.7167],
])("finds the point in %s", (text, latitude, longitude) => {
  expect(pointIn(text)).toEqual({ latitude, longitude });
});

it.each(["Rapat pukul 12.30, 2 orang", "48.8584,2.2945", "harga 12.500,75.000", ""])("finds none in %j", (text) => {
  expect(pointIn(text)).toBeNull();
});
