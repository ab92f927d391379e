import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import { z } from "zod";
import { cleanLine, clipped } from "@/lib/format/text";
import type { Gazetteer } from "@/lib/geocoding/gazetteer";
import { GEOCODING_MESSAGES } from "@/lib/geocoding/rules";
import { INDONESIA, isInIndonesia } from "@/lib/geocoding/rules-country";
import type { Area, GeocodedPoint, Geocoder } from "@/lib/kernel/ctx";
import { isSulurError, Unavailable } from "@/lib/kernel/errors";
import { env } from "@/lib/server/env";
import { log } from "@/lib/server/log";
import type { Database } from "@/prisma/client";
import { keepAnswer, knownAnswer, questionKey } from "./cache";
import { gazetteer } from "./gazetteer";

const MAX_ANSWER_CHARACTERS = 256 * 1024;

const MAX_LABEL = 300;

const degrees = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?\d{1,3}(?:\.\d+)?$/u)
    .transform(Number),
]);

/** As Nominatim's `format=jsonv2` writes it; everything else in an answer is ignored. */
const Answer = z.array(
  z.object({
    lat: degrees,
    lon: degrees,
    /** Shown and kept, so nothing may be in it that the database or a reader stumbles over. */
    display_name: z
      .string()
      .transform((text) => clipped(cleanLine(text.toWellFormed()), MAX_LABEL))
      .pipe(z.string().min(1)),
  }),
);

interface NominatimSettings {
  /** Base address without a final slash. */
  url: string;
  /** Names the application and how to reach it, as the service's policy asks. */
  userAgent: string;
  timeoutMs: number;
}

/** The service allows one request a second; a little more keeps apart what the network may push together. */
const INTERVAL_MS = 1_100;

/** Whoever would have to wait longer is told so at once. */
const LONGEST_WAIT_MS = 3_000;

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
    if (!(await reserveLookup(this.#pool))) throw new Unavailable(GEOCODING_MESSAGES.busy);
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

/**
 * Waits for this request's turn among the requests of all instances on this database: the row holds the time of the
 * last turn given away, in milliseconds. A row far in the future comes from a clock that was set back.
 * @returns false when the next free turn is too far away
 */
async function reserveLookup(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ wait: number }>(
    `WITH clock AS (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now)
     INSERT INTO settings AS turn (key, value) SELECT 'geocoder_turn', now::text FROM clock
     ON CONFLICT (key) DO UPDATE
       SET value = CASE
         WHEN turn.value::bigint > excluded.value::bigint + 60000 THEN excluded.value
         ELSE greatest(excluded.value::bigint, turn.value::bigint + $1)::text
       END
       WHERE turn.value::bigint + $1 <= excluded.value::bigint + $2
          OR turn.value::bigint > excluded.value::bigint + 60000
     RETURNING (value::bigint - (SELECT now FROM clock))::int AS wait`,
    [INTERVAL_MS, LONGEST_WAIT_MS],
  );
  const turn = rows[0];
  if (!turn) return false;
  if (turn.wait > 0) await pause(turn.wait);
  return true;
}

/** One question to a Nominatim server. @throws when it does not give a usable answer in time */
async function askNominatim(name: string, settings: NominatimSettings): Promise<GeocodedPoint | null> {
  const { west, north, east, south } = INDONESIA;
  const query = new URLSearchParams({
    q: name,
    format: "jsonv2",
    limit: "1",
    countrycodes: "id",
    viewbox: `${west},${north},${east},${south}`,
    "accept-language": "id",
  });
  const response = await fetch(`${settings.url}/search?${query}`, {
    headers: { "user-agent": settings.userAgent, "accept-language": "id", accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(settings.timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`geocoder answered ${response.status}`);
  }
  const [first] = Answer.parse(JSON.parse(await textOf(response)));
  if (!first || !isInIndonesia(first.lat, first.lon)) return null;
  return { latitude: first.lat, longitude: first.lon, label: first.display_name, approximate: false };
}

async function textOf(response: Response): Promise<string> {
  let text = "";
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.length > MAX_ANSWER_CHARACTERS) throw new Error("geocoder answered too much");
  }
  return text;
}

const FAILURES_TO_OPEN = 3;
const OPEN_MS = 30_000;

/** Stops asking a service that failed several times in a row; after a pause one question tries again. */
export class Breaker {
  readonly #clock: () => number;
  #failures = 0;
  #closedUntil = 0;

  /** @param clock milliseconds, never going back */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
  }

  /** Whether a question may be asked now; while the service counts as broken, one question a pause is let through. */
  enter(): boolean {
    if (this.#failures < FAILURES_TO_OPEN) return true;
    const now = this.#clock();
    if (now < this.#closedUntil) return false;
    this.#closedUntil = now + OPEN_MS;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= FAILURES_TO_OPEN) this.#closedUntil = this.#clock() + OPEN_MS;
  }
}

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

  areaNamed(words: string): Area {
    return this.#gazetteer.areaNamed(words);
  }

  areasNear(latitude: number, longitude: number, count: number): Area[] {
    return this.#gazetteer.areasNear(latitude, longitude, count);
  }
}
