import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { choiceToKeep, DATA_SAVER_SCRIPT } from "./data-saver";

/** Runs the head's script in a browser that keeps `kept` and says `saveData`. @returns the mark on the document */
function markWith(stored: string | null, saveData: boolean | undefined): unknown {
  const dataset: Record<string, string> = {};
  const navigator = saveData === undefined ? {} : { connection: { saveData } };
  const localStorage = { getItem: () => stored };
  runInNewContext(DATA_SAVER_SCRIPT, { document: { documentElement: { dataset } }, navigator, localStorage });
  return dataset.saver;
}

it("saves data where the browser was told to, unless the reader chose otherwise", () => {
  expect(markWith(null, undefined)).toBeUndefined();
  expect(markWith(null, false)).toBeUndefined();
  expect(markWith(null, true)).toBe("on");
  expect(markWith(choiceToKeep(false, true), true)).toBeUndefined();
  expect(markWith(choiceToKeep(true, false), false)).toBe("on");
});

it("follows the browser where nothing can be kept", () => {
  const dataset: Record<string, string> = {};
  const locked = {
    document: { documentElement: { dataset } },
    navigator: { connection: { saveData: true } },
    get localStorage(): Storage {
      throw new Error("Access is denied for this document.");
    },
  };
  runInNewContext(DATA_SAVER_SCRIPT, locked);
  expect(dataset.saver).toBe("on");
});

it("keeps a choice only while it differs from the browser's", () => {
  expect(choiceToKeep(true, true)).toBeNull();
  expect(choiceToKeep(false, false)).toBeNull();
});
