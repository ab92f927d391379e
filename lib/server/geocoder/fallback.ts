import "server-only";
import type { Gazetteer } from "@/lib/geocoding/gazetteer";
import type { Area, GeocodedPoint, Geocoder } from "@/lib/kernel/ctx";
import { isSulurError } from "@/lib/kernel/errors";

/** Asks the search service first; where it fails, is slow or finds nothing, the gazetteer answers approximately. */
export class GeocoderWithFallback implements Geocoder {
  readonly #service: Pick<Geocoder, "find">;
  readonly #gazetteer: Gazetteer;

  constructor(service: Pick<Geocoder, "find">, gazetteer: Gazetteer) {
    this.#service = service;
    this.#gazetteer = gazetteer;
  }

  async find(name: string): Promise<GeocodedPoint | null> {
    try {
      return (await this.#service.find(name)) ?? this.#gazetteer.find(name);
    } catch (error) {
      const guess = isSulurError(error) && error.kind === "unavailable" ? this.#gazetteer.find(name) : null;
      if (guess) return guess;
      throw error;
    }
  }

  areaOf(latitude: number, longitude: number): Area {
    return this.#gazetteer.areaOf(latitude, longitude);
  }

  areasNear(latitude: number, longitude: number, count: number): Area[] {
    return this.#gazetteer.areasNear(latitude, longitude, count);
  }
}
