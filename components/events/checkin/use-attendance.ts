"use client";

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Statement } from "@/lib/events/attendance/schemas";
import { FAILED, RequestFailed } from "@/lib/http/fetch-json";
import { randomUuid } from "@/lib/http/random-key";
import { type Guest, guestsOf, statementAbout, withStatement } from "./checkin-list";
import { changeList, readList, type StoredList, subscribeLists } from "./checkin-store";
import { keepWaiting, serverTime, syncList } from "./checkin-sync";

const SOON_MS = 800;
const REGULARLY_MS = 30_000;

export interface Attendance {
  list: StoredList;
  guests: Guest[];
  syncing: boolean;
  /** Why the last attempt to reach the server failed. */
  failure: RequestFailed | null;
  /** Names whose registration was cancelled before their word arrived. */
  refused: readonly string[];
  /** False where the browser keeps nothing, so that closing the page loses what has not been sent. */
  keeps: boolean;
  /** @param people 0 takes it back */
  say: (guest: Guest, people: number) => void;
  addWalkIn: (name: string, people: number) => void;
  sync: () => Promise<void>;
}

/** The list of one event on this device: what is said here counts at once, and reaches the server when it can. */
export function useAttendance(id: number, token: string | null): Attendance | null {
  const read = useCallback(() => readList(id), [id]);
  const list = useSyncExternalStore(subscribeLists, read, () => null);
  const [state, setState] = useState({
    syncing: false,
    failure: null as RequestFailed | null,
    refused: [] as string[],
  });
  const [keeps, setKeeps] = useState(true);
  const running = useRef(false);
  const notBefore = useRef(0);

  const sync = useCallback(async () => {
    if (running.current || Date.now() < notBefore.current || readList(id) === null) return;
    running.current = true;
    setState((old) => ({ ...old, syncing: true }));
    const names = namesOf(id);
    try {
      const refused = (await syncList(id, token)).map((statement) => names(statement));
      setState((old) => ({ syncing: false, failure: null, refused: [...old.refused, ...refused] }));
    } catch (error) {
      const failure = error instanceof RequestFailed ? error : new RequestFailed(FAILED, -1);
      notBefore.current = Date.now() + (failure.retryAfterSeconds ?? 0) * 1000;
      setState((old) => ({ ...old, syncing: false, failure }));
      if (failure.status === 0) await keepWaiting(id, token);
    } finally {
      running.current = false;
    }
  }, [id, token]);

  const known = list !== null;
  const waiting = list?.waiting;
  useEffect(() => {
    if (!known) return;
    const again = () => {
      if (document.visibilityState === "visible") void sync();
    };
    again();
    const timer = setInterval(again, REGULARLY_MS);
    addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
    };
  }, [known, sync]);
  useEffect(() => {
    if (waiting === undefined || Object.keys(waiting).length === 0) return;
    const timer = setTimeout(() => void sync(), SOON_MS);
    return () => clearTimeout(timer);
  }, [waiting, sync]);

  if (list === null) return null;

  function put(statementAt: (at: string) => Statement): void {
    const stored = changeList(id, (now) => {
      const current = now ?? (list as StoredList);
      return { ...current, waiting: withStatement(current.waiting, statementAt(serverTime(current))) };
    });
    setKeeps(stored);
  }

  return {
    list,
    guests: guestsOf(list.entries, list.waiting),
    ...state,
    keeps,
    say: (guest, people) => put((at) => statementAbout(guest, people, at)),
    addWalkIn: (name, people) => {
      const key = randomUuid();
      put((at) => ({ walk_in: key, name, people, at }));
    },
    sync,
  };
}

/** Who is meant by a statement, as this device knows them before the list is read anew. */
function namesOf(id: number): (statement: Statement) => string {
  const entries = new Map((readList(id)?.entries ?? []).map((entry) => [entry.id, entry.name]));
  return (statement) => ("walk_in" in statement ? statement.name : (entries.get(statement.registration_id) ?? "Warga"));
}
