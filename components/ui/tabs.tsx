"use client";

import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { classNames } from "./class-names";

interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

/** Without scripts no tab can be chosen, so there every panel shows. */
const HIDDEN = "hidden [@media(scripting:none)]:block";

/** Arrow keys, Home and End move between tabs; the panels stay in the page, so that what was typed in one is kept. */
export function Tabs(props: {
  label: string;
  tabs: readonly Tab[];
  initial?: string;
  onChange?: (id: string) => void;
}) {
  const base = useId();
  const [current, setCurrent] = useState(props.initial ?? props.tabs[0]?.id);

  function choose(id: string) {
    setCurrent(id);
    props.onChange?.(id);
  }

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const at = props.tabs.findIndex((tab) => tab.id === current);
    const last = props.tabs.length - 1;
    const targets: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const next = props.tabs[targets[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  }

  return (
    <div>
      <div
        role="tablist"
        aria-label={props.label}
        onKeyDown={move}
        className="needs-script flex gap-1 overflow-x-auto border-b-2 border-line p-1 pb-0"
      >
        {props.tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === current}
            aria-controls={`${base}-${tab.id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => choose(tab.id)}
            className={classNames(
              "-mb-0.5 min-h-12 rounded-t-md border-b-4 px-4 font-semibold whitespace-nowrap transition-colors duration-150",
              tab.id === current ? "border-primary text-primary" : "border-transparent text-ink-soft hover:bg-panel",
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {props.tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${base}-${tab.id}-panel`}
          role="tabpanel"
          aria-labelledby={`${base}-${tab.id}`}
          className={classNames("pt-4", tab.id !== current && HIDDEN)}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
