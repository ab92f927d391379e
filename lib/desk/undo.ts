import { Conflict, NotFound } from "@/lib/kernel/errors";
import { UNDO_SECONDS } from "./rules";

/**
 * Why a step that is not the last one cannot be taken back.
 * @param step null when there is no such step
 * @param where completes "pada …", e.g. "laporan tersebut"
 */
export function undoRefusal(step: { undoneAt: Date | null } | null, where: string): NotFound | Conflict {
  if (!step) return new NotFound(`Langkah ini tidak ditemukan pada ${where}.`);
  if (step.undoneAt !== null) return new Conflict("Langkah ini sudah diurungkan.");
  return new Conflict("Sudah ada langkah sesudahnya, jadi langkah ini tidak dapat diurungkan.");
}

export function tooLateToUndo(): Conflict {
  return new Conflict(`Hanya yang memutuskan dapat mengurungkan, paling lama ${UNDO_SECONDS} detik sesudahnya.`);
}
