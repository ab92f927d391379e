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

let toasts: readonly Toast[] = [];
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
  const timer = setTimeout(() => dismissToast(id), milliseconds);
  return () => {
    clearTimeout(timer);
    dismissToast(id);
  };
}

export function dismissToast(id: number) {
  publish(toasts.filter((toast) => toast.id !== id));
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => toasts,
};
