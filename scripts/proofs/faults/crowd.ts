import { randomUUID } from "node:crypto";
import { addEvent } from "../../../prisma/factories/event.ts";
import type { Finding } from "./finding.ts";
import { ask, register, reportBody } from "./people.ts";
import { startWorld, type World } from "./world.ts";

const ROUNDS = 20;
const PEOPLE = 100;
const TWINS = 50;

async function lastSeat({ origin, db }: World): Promise<Finding> {
  let seats = 0;
  let reported = 0;
  let other = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await addEvent(db, { capacity: 30, registered: 29 });
    const answers = await Promise.all(Array.from({ length: PEOPLE }, () => register(origin, id)));
    const { registered } = await db.event.findUniqueOrThrow({ where: { id } });
    seats += await db.eventRegistration.count({ where: { eventId: id, status: "CONFIRMED" } });
    reported += answers.filter(({ status }) => status === 409).length;
    other += answers.filter(({ status }) => status !== 200 && status !== 409).length + (registered === 30 ? 0 : 1);
  }
  return {
    fault: `${PEOPLE} orang menekan untuk satu tempat terakhir, ${ROUNDS} kali`,
    promise: "tepat satu mendapat tempat setiap kali; yang lain diberi tahu bahwa kegiatan penuh",
    measured: `${seats} tempat dari ${ROUNDS} terisi; ${reported} diberi tahu penuh; ${other} jawaban lain`,
    fulfilled: seats === ROUNDS && other === 0,
  };
}

async function doubleSubmit({ origin, db }: World): Promise<Finding> {
  const before = await db.report.count();
  const init = {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": randomUUID(), "x-forwarded-for": "10.200.0.1" },
    body: JSON.stringify(reportBody()),
  };
  const answers = await Promise.all(Array.from({ length: TWINS }, () => ask(`${origin}/api/reports`, init)));
  const rows = (await db.report.count()) - before;
  const codes = new Set(answers.map(({ body }) => body.code));
  const same = answers.filter(({ status }) => status === 201).length;
  return {
    fault: `satu formulir terkirim ${TWINS} kali sekaligus`,
    promise: "1 baris; semua mendapat jawaban yang sama",
    measured: `${rows} baris; ${same} jawaban 201 dengan ${codes.size} nomor`,
    fulfilled: rows === 1 && same === TWINS && codes.size === 1,
  };
}

/** Many at once, for one thing. */
export async function crowd(): Promise<Finding[]> {
  const world = await startWorld();
  try {
    return [await lastSeat(world), await doubleSubmit(world)];
  } finally {
    await world.stop();
  }
}
