import "server-only";
import type { Pool } from "pg";
import { GEOCODING_MESSAGES } from "@/lib/geocoding/rules";
import type { GeocodedPoint, Geocoder } from "@/lib/kernel/ctx";
import { Unavailable } from "@/lib/kernel/errors";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import type { Database } from "@/prisma/client";
import { Breaker } from "./breaker";
import { keepAnswer, knownAnswer, questionKey } from "./cache";
import { GeocoderWithFallback } from "./fallback";
import { gazetteer } from "./gazetteer";
import { askNominatim, type NominatimSettings } from "./nominatim";
import { takeTurn } from "./pace";

/** With what goes before and after it, a search is answered within 3.5 seconds also where the service says nothing. */
const TIMEOUT_MS = 2_500;

export function createGeocoder(db: Database, pool: Pool): Geocoder {
  const { GEOCODER_URL, SITE_URL } = env();
  const settings = { url: GEOCODER_URL, userAgent: `Sulur (+${SITE_URL})`, timeoutMs: TIMEOUT_MS };
  const service = new CachedGeocoder(db, pool, settings, (error) => log().warn({ err: error }, "geocoder failed"));
  return new GeocoderWithFallback(service, gazetteer());
}

/** Asks each question once: twins share one request, answers are kept in the database. */
export class CachedGeocoder implements Pick<Geocoder, "find"> {
  readonly #db: Database;
  readonly #pool: Pool;
  readonly #settings: NominatimSettings;
  readonly #onFailure: (error: unknown) => void;
  readonly #breaker: Breaker;
  readonly #asking = new Map<string, Promise<GeocodedPoint | null>>();

  constructor(
    db: Database,
    pool: Pool,
    settings: NominatimSettings,
    onFailure: (error: unknown) => void,
    breaker: Breaker = new Breaker(),
  ) {
    this.#db = db;
    this.#pool = pool;
    this.#settings = settings;
    this.#onFailure = onFailure;
    this.#breaker = breaker;
  }

  async find(name: string): Promise<GeocodedPoint | null> {
    const key = questionKey(name);
    const known = await knownAnswer(this.#db, key);
    if (known !== undefined) return known;
    const running = this.#asking.get(key);
    if (running) return running;
    const asking = this.#ask(key).finally(() => this.#asking.delete(key));
    this.#asking.set(key, asking);
    return asking;
  }

  async #ask(key: string): Promise<GeocodedPoint | null> {
    if (!this.#breaker.enter()) throw new Unavailable(GEOCODING_MESSAGES.unavailable);
    if (!(await takeTurn(this.#pool))) throw new Unavailable(GEOCODING_MESSAGES.busy);
    const point = await this.#askService(key);
    await keepAnswer(this.#db, key, point);
    return point;
  }

  async #askService(key: string): Promise<GeocodedPoint | null> {
    try {
      const point = await askNominatim(key, this.#settings);
      this.#breaker.succeeded();
      return point;
    } catch (error) {
      this.#breaker.failed();
      this.#onFailure(error);
      throw new Unavailable(GEOCODING_MESSAGES.unavailable, { cause: error });
    }
  }
}
