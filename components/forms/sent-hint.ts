/** Whether this browser has sent something; see `sentHint`. */
export interface SentHint {
  read: () => boolean;
  /** Just before something is sent: a page that is left before the answer comes must still be asked about later. */
  sending: () => void;
  /** It was kept: from now on there is something of this person's to ask for. */
  sent: () => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Only a hint that asking the server for a person's own writings is worth it; whose they are is decided by the
 * signed cookie.
 */
export function sentHint(storageKey: string): SentHint {
  const listeners = new Set<() => void>();
  let sentNow = false;

  function remember() {
    try {
      localStorage.setItem(storageKey, "1");
    } catch {
      // Without storage it holds until the page is left.
    }
  }

  return {
    read: () => {
      if (sentNow) return true;
      try {
        return localStorage.getItem(storageKey) === "1";
      } catch {
        return false;
      }
    },
    sending: remember,
    sent: () => {
      sentNow = true;
      remember();
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
