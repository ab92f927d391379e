"use client";

import { type ComponentType, useCallback, useEffect, useState } from "react";

interface Question<Props> {
  /** Null until it has been prepared. */
  Question: ComponentType<Props> | null;
  /** @returns false when it cannot be had, so that nothing waits for it */
  prepareQuestion: () => Promise<boolean>;
}

/** A dialog that loads when there is something to ask. @param load a constant of the module that uses it */
export function useQuestion<Props>(load: () => Promise<ComponentType<Props>>): Question<Props> {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<Props> } | null>(null);
  const prepareQuestion = useCallback(
    () =>
      load().then(
        (Dialog) => {
          setLoaded({ Dialog });
          return true;
        },
        () => false,
      ),
    [load],
  );
  return { Question: loaded?.Dialog ?? null, prepareQuestion };
}

/** A part of a page that loads once it is needed. @param load a constant of the module that uses it */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>, isNeeded: boolean) {
  const { Question, prepareQuestion } = useQuestion(load);
  useEffect(() => {
    if (isNeeded) void prepareQuestion();
  }, [isNeeded, prepareQuestion]);
  return Question;
}
