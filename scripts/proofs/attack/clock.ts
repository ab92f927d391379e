import { setTimeout as pause } from "node:timers/promises";
import { addEvent } from "@/prisma/factories/event";
import { ask } from "@/scripts/proofs/client";
import type { Finding } from "@/scripts/proofs/findings";
import type { Target } from "./target";

const TRIES = 60;
const DAY_MS = 86_400_000;

/** Asks a full event for a seat with an address that is registered and with fresh ones, in turns. */
export async function clock(target: Target): Promise<Finding> {
  const { id } = await addEvent(target.db, { capacity: 1, startsAt: new Date(Date.now() + 7 * DAY_MS) });
  const askWith = async (email: string) => {
    const body = { name: "Orang tua", email, phone: "081234567890" };
    const answer = await ask(target, { method: "PATCH", path: `/api/events/${id}/register`, body });
    await pause(20);
    return answer;
  };
  const first = await askWith("korban@contoh.id");
  const said = new Set<string>();
  let slower = 0;
  for (let index = 0; index < TRIES; index += 1) {
    const times: Record<string, number> = {};
    const both = ["korban@contoh.id", `baru${index}@contoh.id`];
    // Who is asked second may gain by what the first one warmed up.
    for (const email of index % 2 === 0 ? both : both.toReversed()) {
      const { status, headers, body, milliseconds } = await askWith(email);
      times[email] = milliseconds;
      const names = Object.keys(headers).filter((name) => name !== "set-cookie");
      said.add(JSON.stringify([status, names.sort(), { ...body, request_id: "" }]));
    }
    const [known = "", fresh = ""] = both;
    if ((times[known] ?? 0) > (times[fresh] ?? 0)) slower += 1;
  }
  const share = slower / TRIES;
  return {
    fault: "kegiatan penuh ditanya apakah sebuah email terdaftar",
    promise: "status, isi, dan header jawaban sama; lamanya tidak menunjukkannya",
    measured: `pendaftaran pertama ${first.status}; ${said.size} bentuk jawaban, yang terdaftar lebih lambat ${Math.round(share * 100)}% dari ${TRIES} kali`,
    fulfilled: first.status === 200 && said.size === 1 && share > 0.2 && share < 0.8,
  };
}
