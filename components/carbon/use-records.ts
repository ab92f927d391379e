"use client";

import { useState, useSyncExternalStore } from "react";
import useSWR from "swr";
import { useSignedIn } from "@/components/layout/use-signed-in";
import { type CarbonInputs, summaryOf } from "@/lib/carbon/summary";
import type { CarbonRecordView } from "@/lib/carbon/view";
import { fetchJson, RequestFailed } from "@/lib/http/fetch-json";
import { randomKey } from "@/lib/http/random-key";
import { deviceRecords } from "./device-records";

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
    {
      shouldRetryOnError: false,
    },
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
