import type { Page } from "playwright/test";
import { untilStill } from "./wait-for-animations";

/** Texts that reach beyond the screen where nothing scrolls or shortens them. */
export function findBeyondScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`page of ${scrollWidth}`] : [];
    const isExcused = (element: Element | null): boolean =>
      element !== null &&
      (["auto", "scroll"].includes(getComputedStyle(element).overflowX) ||
        getComputedStyle(element).textOverflow === "ellipsis" ||
        element.clientWidth === 1 ||
        element.matches(".leaflet-container") ||
        isExcused(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if ((text.textContent ?? "").trim() === "") continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right, height } = range.getBoundingClientRect();
      if (height === 0 || right <= clientWidth + 1 || isExcused(text.parentElement)) continue;
      found.push(`${text.parentElement?.tagName}.${text.parentElement?.className.toString().slice(0, 80)} to ${right}`);
    }
    return found;
  });
}

/** In the page: what stays over the text while one scrolls. */
function findStuck(): string[] {
  return [...document.querySelectorAll<HTMLElement>("header, nav, .send-bar")]
    .filter((bar) => !bar.matches("[popover]") && bar.checkVisibility())
    .filter((bar) => ["fixed", "sticky"].includes(getComputedStyle(bar).position))
    .map((bar) => `${bar.tagName} ${bar.ariaLabel ?? bar.className} is ${getComputedStyle(bar).position}`);
}

/** In the page: chosen things that only their ground, which the system takes away, tells from the others. */
function findChosenWithoutMark(): string[] {
  const chosen =
    '[aria-pressed="true"], [aria-checked="true"], [aria-selected="true"], [aria-current], label:has(:checked)';
  return [...document.querySelectorAll(chosen)]
    .filter((element) => element.checkVisibility() && getComputedStyle(element).outlineStyle === "none")
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
}

/** The faults of a page on a phone with text of 200 %, on a short screen, and in the system's colours. */
export async function findFitFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  async function look(where: string, checks: readonly (() => Promise<string[]>)[]) {
    await untilStill(page);
    for (const check of checks) faults.push(...(await check()).map((fault) => `${where}: ${fault}`));
  }
  // Under reduced motion every change of style is a transition, and what is inherited changes one level a frame.
  await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
  const findWide = () => findBeyondScreen(page);
  const findFixed = () => page.evaluate(findStuck);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ forcedColors: "active" });
  await look("forced colours", [() => page.evaluate(findChosenWithoutMark)]);
  await page.emulateMedia({ forcedColors: "none" });
  await setTextSize(page, "32px");
  await look("text of 200 %", [findWide]);
  await setTextSize(page, "");
  await page.setViewportSize({ width: 640, height: 400 });
  await look("640 × 400", [findWide, findFixed]);
  await page.setViewportSize({ width: 1280, height: 479 });
  await look("1280 × 479", [findFixed]);
  return faults;
}

export function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}
