import { CARBON_MODES, type CarbonMode, MAX_RECORDS } from "@/lib/carbon/rules";
import { SIMPLE_FIELDS } from "@/lib/carbon/simple";
import type { CarbonRecordView } from "@/lib/carbon/view";

const STORAGE_KEY = "sulur:karbon";
const NONE: readonly CarbonRecordView[] = [];

const listeners = new Set<() => void>();
/** The last text read and what it meant, so that nothing seems new that is not. */
let known: { text: string | null; records: readonly CarbonRecordView[] } = { text: null, records: NONE };

/** The results that this browser keeps, the newest first. */
export const deviceRecords = {
  read(): readonly CarbonRecordView[] {
    const text = storedText();
    if (text !== known.text) known = { text, records: parseRecords(text) };
    return known.records;
  },
  /** @throws Error when this browser keeps nothing, or no more */
  add(record: CarbonRecordView): void {
    if (deviceRecords.read().length >= MAX_RECORDS) {
      throw new Error(`Riwayat di perangkat ini sudah berisi ${MAX_RECORDS} hasil. Hapus hasil yang lama dahulu.`);
    }
    write([record, ...deviceRecords.read()]);
  },
  remove(id: string): void {
    write(deviceRecords.read().filter((record) => record.id !== id));
  },
  clear(): void {
    write([]);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      removeEventListener("storage", listener);
    };
  },
  none: () => NONE,
};

function storedText(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function write(records: readonly CarbonRecordView[]): void {
  try {
    if (records.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(records));
  } catch {
    throw new Error("Peramban ini tidak mengizinkan penyimpanan. Cetak hasilnya, atau masuk ke akun Anda.");
  }
  for (const listener of listeners) listener();
}

/** What somebody else may have written there is left out. */
export function parseRecords(text: string | null): readonly CarbonRecordView[] {
  if (text === null) return NONE;
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isRecord).slice(0, MAX_RECORDS) : NONE;
  } catch {
    return NONE;
  }
}

function isRecord(value: unknown): value is CarbonRecordView {
  if (!isObject(value)) return false;
  const { id, mode, inputs, total_kg, low_kg, high_kg, parts, saved_at } = value;
  return (
    typeof id === "string" &&
    CARBON_MODES.includes(mode as CarbonMode) &&
    areInputs(mode as CarbonMode, inputs) &&
    [total_kg, low_kg, high_kg].every(Number.isFinite) &&
    Array.isArray(parts) &&
    typeof saved_at === "string" &&
    !Number.isNaN(Date.parse(saved_at))
  );
}

function areInputs(mode: CarbonMode, inputs: unknown): boolean {
  if (!isObject(inputs)) return false;
  return mode === "SIMPLE"
    ? SIMPLE_FIELDS.every((field) => Number.isFinite(inputs[field]))
    : isObject(inputs.answers) && isObject(inputs.people);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
