"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { dismissToast, pauseToasts, resumeToasts, type Toast, toastStore } from "./toast-store";
import { useHydratedMark } from "./use-hydrated-mark";

const TONES: Record<Toast["tone"], string> = {
  good: "border-l-daun-300",
  bad: "border-l-mengkudu-500",
  info: "border-l-nila-500",
};

const NONE: readonly Toast[] = [];

/** The one live region of the page; `showToast` from toast-store.ts writes into it. In the top layer, over dialogs. */
export function ToastRegion() {
  const region = useRef<HTMLDivElement>(null);
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => NONE);
  const past = useSyncExternalStore(toastStore.subscribe, toastStore.past, () => NONE);
  const [reading, setReading] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const newest = toasts.at(-1)?.id;
  useHydratedMark();
  useEffect(() => {
    if (reading) list.current?.scrollIntoView({ block: "nearest" });
  }, [reading]);
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    // Shown anew for each message, so that it stands over a dialog that was opened after it.
    if (element.matches(":popover-open")) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest]);
  return (
    <>
      {past.length > 0 ? (
        // In the flow, below everything: it covers nothing.
        <section aria-label="Pesan terakhir" className="print:hidden">
          <div className="container-page pb-(--bottom-bar)">
            <button
              type="button"
              aria-expanded={reading}
              className="min-h-11 font-semibold hover:text-primary"
              onClick={() => setReading(!reading)}
            >
              Pesan terakhir
            </button>
            {reading ? (
              <ul ref={list} className="pb-4">
                {past.map((toast) => (
                  <li key={toast.id}>{toast.text}</li>
                ))}
              </ul>
            ) : null}
          </div>
        </section>
      ) : null}
      <div role="status" aria-live="polite" className="sr-only">
        {toasts.map((toast) => (
          <p key={toast.id}>{toast.text}</p>
        ))}
      </div>
      <section
        ref={region}
        popover="manual"
        aria-label="Pemberitahuan"
        onPointerEnter={pauseToasts}
        onPointerLeave={resumeToasts}
        onFocus={pauseToasts}
        onBlur={resumeToasts}
        className="fixed inset-x-0 top-auto bottom-[calc(var(--bottom-bar)+1.75rem)] mx-auto w-[min(28rem,calc(100%-2rem))] gap-2 bg-transparent open:grid"
      >
        {toasts.map((toast) => (
          <div
            key={toast.id}
            className={classNames(
              "flex animate-rise flex-wrap items-center gap-x-3 rounded-md border border-l-4 border-wedel-600 bg-wedel-900 py-2 pr-2 pl-4 text-white shadow-high",
              TONES[toast.tone],
            )}
          >
            <span className="min-w-0 flex-[1_1_10rem] py-1">{toast.text}</span>
            <div className="ml-auto flex gap-1">
              {toast.action ? (
                <button
                  type="button"
                  className="min-h-11 rounded-sm px-3 font-semibold text-kunyit-300 hover:bg-wedel-700"
                  onClick={() => {
                    toast.action?.onPress();
                    dismissToast(toast.id);
                  }}
                >
                  {toast.action.label}
                </button>
              ) : null}
              <button
                type="button"
                aria-label="Tutup pemberitahuan"
                className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-wedel-700"
                onClick={() => dismissToast(toast.id)}
              >
                <Icon name="close" size={18} />
              </button>
            </div>
          </div>
        ))}
      </section>
    </>
  );
}
