"use client";

import { useState, useSyncExternalStore } from "react";
import useSWR from "swr";
import { useSignedIn } from "@/components/layout/use-signed-in";
import { CARBON_MODES, type CarbonMode, MAX_RECORDS } from "@/lib/carbon/rules";
import { SIMPLE_FIELDS } from "@/lib/carbon/simple";
import { type CarbonInputs, summaryOf } from "@/lib/carbon/summary";
import type { CarbonRecordView } from "@/lib/carbon/view";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";

const STORAGE_KEY = "sulur:karbon";
const EMPTY: readonly CarbonRecordView[] = [];
const listeners = new Set<() => void>();

/** The last text read and what it meant, so that nothing seems new that is not. */
let known: { text: string | null; records: readonly CarbonRecordView[] } = { text: null, records: EMPTY };

/** The results that this browser keeps, the newest first. */
const deviceRecords = {
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
  none: () => EMPTY,
};

const PATH = "/api/carbon/records";
const NONE: readonly CarbonRecordView[] = [];
const UNAUTHENTICATED = 401;

/** The kept results: in the account of who is signed in, otherwise on this device. */
export function useRecords() {
  const hint = useSignedIn();
  const device = useSyncExternalStore(deviceRecords.subscribe, deviceRecords.read, deviceRecords.none);
  const { data, error, mutate } = useSWR<CarbonRecordView[], unknown>(
    hint ? PATH : null,
    fetchJson<CarbonRecordView[]>,
    { shouldRetryOnError: false },
  );
  const [moving, setMoving] = useState(false);
  const inAccount = hint && !(error instanceof RequestFailed && error.status === UNAUTHENTICATED);
  const account = data ?? NONE;

  /** @param key of this result, so that saving it twice keeps it once. @throws RequestFailed, Error */
  async function save(result: CarbonInputs, key: string): Promise<CarbonRecordView> {
    if (!inAccount) return saveOnDevice(result, key);
    const record = await fetchJson<CarbonRecordView>(PATH, { method: "POST", body: result, key });
    await mutate([record, ...account.filter(({ id }) => id !== record.id)], { revalidate: false });
    return record;
  }

  async function remove(id: string): Promise<void> {
    if (device.some((record) => record.id === id)) return deviceRecords.remove(id);
    await fetchJson(`${PATH}/${id}`, { method: "DELETE" });
    await mutate(
      account.filter((record) => record.id !== id),
      { revalidate: false },
    );
  }

  async function clear(): Promise<void> {
    if (!inAccount) return deviceRecords.clear();
    await fetchJson(PATH, { method: "DELETE" });
    await mutate([], { revalidate: false });
  }

  /** Puts what the device kept into the account, the oldest first; what does not arrive stays where it is. */
  async function moveToAccount(): Promise<void> {
    setMoving(true);
    try {
      for (const { id, mode, inputs, saved_at } of [...device].reverse()) {
        await fetchJson(PATH, { method: "POST", body: { mode, inputs, saved_at }, key: id });
        deviceRecords.remove(id);
      }
    } finally {
      setMoving(false);
      await mutate();
    }
  }

  return {
    inAccount,
    records: inAccount ? account : device,
    /** Kept on this device by somebody who is signed in now. */
    onDevice: inAccount ? device : NONE,
    loading: inAccount && data === undefined && error === undefined,
    failed: inAccount && data === undefined && error !== undefined,
    moving,
    save,
    remove,
    clear,
    moveToAccount,
    retry: () => void mutate(),
  };
}

/** @param key also its id here. @throws Error */
export function saveOnDevice(result: CarbonInputs, key = randomKey()): CarbonRecordView {
  const known = deviceRecords.read().find(({ id }) => id === key);
  if (known) return known;
  const record = { ...result, ...summaryOf(result), id: key, saved_at: new Date().toISOString() };
  deviceRecords.add(record);
  return record;
}

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
  if (text === null) return EMPTY;
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isRecord).slice(0, MAX_RECORDS) : EMPTY;
  } catch {
    return EMPTY;
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
