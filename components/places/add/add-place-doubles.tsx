"use client";

import { DoubleQuestion, type DoubleQuestionProps } from "@/components/forms/double-question";
import { meters } from "@/lib/format/numbers";
import { PLACE_KIND_LABELS, PLACE_STATUS_LABELS, placePath } from "@/lib/places/rules";
import type { NearbyPlaceView } from "@/lib/places/view";

/** "Sudah ada di dekat sini?" before a double. */
export function AddPlaceDoubles({ nearby, ...question }: DoubleQuestionProps<NearbyPlaceView>) {
  return (
    <DoubleQuestion {...question} title="Sudah ada di dekat sini?" anyway="Tetap tambahkan" sending="Mengirim…">
      <p className="text-ink-soft">
        Periksa dahulu apakah lokasi Anda sama dengan salah satu di bawah ini. Bila berbeda, silakan tetap tambahkan.
      </p>
      <ul className="mt-3 grid gap-3">
        {nearby.map((place) => (
          <li key={place.id} className="rounded-md border border-line p-4">
            <p className="font-semibold">
              {place.status === "APPROVED" ? (
                <a
                  href={placePath(place.slug)}
                  target="_blank"
                  rel="noopener"
                  className="underline underline-offset-4 hover:no-underline"
                >
                  {place.name}
                  <span className="sr-only"> (buka di tab baru)</span>
                </a>
              ) : (
                place.name
              )}
            </p>
            <p className="mt-1 text-sm text-ink-soft">
              {PLACE_KIND_LABELS[place.kind]} ·{" "}
              {place.distance_meters === null
                ? "di sekitar titik Anda"
                : `${meters(place.distance_meters)} dari titik Anda`}
              {place.status === "APPROVED" ? "" : ` · ${PLACE_STATUS_LABELS[place.status]}`}
            </p>
          </li>
        ))}
      </ul>
    </DoubleQuestion>
  );
}
