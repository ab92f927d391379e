import type { Database } from "../../../prisma/client.ts";
import { addEvent } from "../../../prisma/factories/event.ts";
import { withPrisma } from "./own-database.ts";
import { withServers } from "./server-room.ts";
import { printTable, quantile } from "./table.ts";

const ROUNDS = Number(process.env.BENCH_SEAT_ROUNDS ?? 50);
const PEOPLE = 200;
const SEATS = 20;

type Outcome = "terdaftar" | "menunggu" | "diberi tahu penuh" | "diminta mencoba lagi" | "galat 5xx" | "lain";

interface Answer {
  outcome: Outcome;
  milliseconds: number;
}

function outcomeOf(status: number, body: { status?: string; message?: string }): Outcome {
  if (status >= 500) return "galat 5xx";
  if (status === 429) return "diminta mencoba lagi";
  if (status === 409 && body.message?.startsWith("Event Penuh")) return "diberi tahu penuh";
  if (status === 200 && body.status === "CONFIRMED") return "terdaftar";
  return status === 200 && body.status === "WAITING" ? "menunggu" : "lain";
}

/** One person behind a network of their own; every second one would wait. */
async function press(origin: string, eventId: number, round: number, person: number): Promise<Answer> {
  const started = performance.now();
  const response = await fetch(`${origin}/api/events/${eventId}/register`, {
    method: "PATCH",
    headers: { "content-type": "application/json", "x-forwarded-for": `10.${round}.${person}.1` },
    body: JSON.stringify({ name: `Warga ${person}`, email: `w${round}-${person}@ukur.test`, wait: person % 2 === 0 }),
  });
  const outcome = outcomeOf(response.status, await response.json());
  return { outcome, milliseconds: performance.now() - started };
}

/** What the database says of one event: its own count, and the people with a seat. */
async function seatsOf(db: Database, id: number): Promise<number[]> {
  const { registered } = await db.event.findUniqueOrThrow({ where: { id } });
  const { _sum } = await db.eventRegistration.aggregate({
    where: { eventId: id, status: { in: ["CONFIRMED", "OFFERED"] } },
    _sum: { people: true },
  });
  return [registered, _sum.people ?? 0];
}

async function playRounds(db: Database, origin: string): Promise<{ answers: Answer[]; seats: number[] }> {
  const answers: Answer[] = [];
  const seats: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await addEvent(db, { capacity: SEATS });
    const all = Array.from({ length: PEOPLE }, (_, person) => press(origin, id, round, person));
    answers.push(...(await Promise.all(all)));
    seats.push(...(await seatsOf(db, id)));
  }
  return { answers, seats };
}

/** Two hundred people want twenty seats at the same moment, round after round. @throws when one seat is sold twice or lost */
export function run(): Promise<void> {
  return withServers(async (room) => {
    const { origin } = await room.sulur();
    const { answers, seats } = await withPrisma(room.databaseUrl, (db) => playRounds(db, origin));
    print(answers);
    const wrong = seats.filter((count) => count !== SEATS);
    if (wrong.length > 0) throw new Error(`Seats were sold twice or lost: ${wrong.join(", ")} of ${SEATS}.`);
    process.stdout.write(`Tempat terisi di setiap putaran: ${SEATS} dari ${SEATS}\n`);
  });
}

function print(answers: Answer[]): void {
  const outcomes = [...new Set(answers.map(({ outcome }) => outcome))].toSorted();
  const rows = outcomes.map((outcome) => {
    const times = answers.filter((answer) => answer.outcome === outcome).map(({ milliseconds }) => milliseconds);
    const quantiles = [0.5, 0.95, 1].map((part) => quantile(times, part).toFixed(0));
    return [outcome, String(times.length), ...quantiles];
  });
  printTable([`${PEOPLE} orang, ${SEATS} tempat, ${ROUNDS} kali`, "jawaban", "p50 ms", "p95 ms", "terlama ms"], rows);
}
