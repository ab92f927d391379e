"use client";

import { useState } from "react";
import { type PickedPoint, rounded } from "@/components/map/coordinates";
import { GEOCODING_MESSAGES } from "@/lib/geocoding/rules";
import { isInIndonesia } from "@/lib/geocoding/rules-country";
import type { FoundPointView } from "@/lib/geocoding/view";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";

interface FindPoint {
  finding: boolean;
  /** What was found, with the credit that its licence asks for. */
  note: string;
  /** @throws RequestFailed, which names the field to mend */
  find: (name: string) => Promise<PickedPoint>;
  forget: () => void;
}

/** Looks a place's point up by its name, with the words of the specification. */
export function useFindPoint(): FindPoint {
  const [finding, setFinding] = useState(false);
  const [note, setNote] = useState("");

  async function find(name: string): Promise<PickedPoint> {
    const query = name.trim();
    if (query === "") throw new RequestFailed(GEOCODING_MESSAGES.empty, 400, { name: GEOCODING_MESSAGES.empty });
    setFinding(true);
    setNote("");
    try {
      const found = await fetchJson<FoundPointView>(`/api/geocode?${new URLSearchParams({ q: query })}`);
      if (!isInIndonesia(found.latitude, found.longitude)) throw new RequestFailed(GEOCODING_MESSAGES.notFound, 404);
      setNote(`Ditemukan: ${found.label}. ${found.attribution}.`);
      return { ...rounded(found), approximate: found.approximate };
    } catch (error) {
      throw error instanceof RequestFailed ? onField(error) : error;
    } finally {
      setFinding(false);
    }
  }

  return { finding, note, find, forget: () => setNote("") };
}

/** A name that nobody knows can be mended; while the search itself is away, the map helps. */
function onField({ message, status, fields }: RequestFailed): RequestFailed {
  const field = status === 404 || fields.q ? "name" : "latitude";
  return new RequestFailed(message, status, { [field]: fields.q ?? message });
}
