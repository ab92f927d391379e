import { expect, it } from "vitest";
import { EVENT, sentEvent } from "@/lib/events/event/fields";
import type { EventView } from "@/lib/events/event/view";
import { bodyOf } from "@/lib/forms/rules";
import { photoPath } from "@/lib/photos/rules";
import { editedEvent } from "./edit-event";

const PHOTO = "0c8f3a52-7a0b-4f0e-9b41-6d1d5a1c2e3f";
const SHOWN = {
  title: "Tanam Bakau",
  description: "Bawa sarung tangan.",
  date: "2027-03-14T23:00:00.000Z",
  ends: "2027-03-15T17:30:00.000Z",
  zone: "WITA",
  location: "Pantai Losari, Makassar",
  latitude: -5.14,
  longitude: 119.41,
  approximate: false,
  area_code: "73.71",
  province: "Sulawesi Selatan",
  capacity: 1200,
  organiser: "Karang Taruna",
  photo: photoPath(PHOTO, 640),
} as EventView;

it("an event that nobody touched is sent as it was", () => {
  const { initial, place, photo } = editedEvent(SHOWN);
  expect(initial).toMatchObject({ date: "2027-03-15", time: "07:00", ends_date: "2027-03-16", ends: "01:30" });
  expect(initial.zone).toBe("");
  expect(place).toEqual({ latitude: -5.14, longitude: 119.41, approximate: false });
  expect(photo?.id).toBe(PHOTO);
  expect(sentEvent(bodyOf(EVENT, initial))).toEqual({
    title: "Tanam Bakau",
    description: "Bawa sarung tangan.",
    date: "2027-03-15T07:00",
    ends: "2027-03-16T01:30",
    location: "Pantai Losari, Makassar",
    capacity: 1200,
    organiser: "Karang Taruna",
  });
});

it("a clock that the point does not explain stays chosen", () => {
  expect(editedEvent({ ...SHOWN, latitude: null, longitude: null, area_code: null, province: null }).initial.zone).toBe(
    "WITA",
  );
});
