export interface Toast {
  id: number;
  text: string;
  tone: "good" | "bad" | "info";
  action?: { label: string; onPress: () => void };
}

export interface ToastRequest extends Omit<Toast, "id" | "tone"> {
  tone?: Toast["tone"];
  /** How long it stays; 5 seconds as the spec's notifications, longer where there is something to press. */
  milliseconds?: number;
}

interface Stay {
  milliseconds: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const MOST_PAST = 5;

let toasts: readonly Toast[] = [];
/** What vanished on this visit, the last first, to be read again. */
let past: readonly Toast[] = [];
const stays = new Map<number, Stay>();
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says something in the corner of the screen. @returns a function that takes it back. */
export function showToast({ milliseconds = 5000, tone = "good", ...rest }: ToastRequest): () => void {
  lastId += 1;
  const id = lastId;
  publish([...toasts, { ...rest, tone, id }]);
  stays.set(id, { milliseconds, timer: setTimeout(() => dismissToast(id), milliseconds) });
  return () => dismissToast(id, false);
}

/** While somebody reads or reaches for one. */
export function pauseToasts() {
  for (const stay of stays.values()) {
    clearTimeout(stay.timer);
    stay.timer = undefined;
  }
}

/** Each stays as long again as at first. */
export function resumeToasts() {
  for (const [id, stay] of stays) stay.timer ??= setTimeout(() => dismissToast(id), stay.milliseconds);
}

/** @param keep whether it can be read again */
export function dismissToast(id: number, keep = true) {
  clearTimeout(stays.get(id)?.timer);
  stays.delete(id);
  past = keep
    ? [...toasts.filter((toast) => toast.id === id), ...past].slice(0, MOST_PAST)
    : past.filter((toast) => toast.id !== id);
  publish(toasts.filter((toast) => toast.id !== id));
}

/** Of what was said nothing stays for the next person at a shared phone, whose browser may bring the page back. */
export function forgetToasts() {
  for (const { timer } of stays.values()) clearTimeout(timer);
  stays.clear();
  past = [];
  publish([]);
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => toasts,
  past: () => past,
};
