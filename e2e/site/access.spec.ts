import type { Page } from "playwright/test";
import { findFitFaults } from "@/e2e/fit";
import { expect, test } from "@/e2e/fixtures";

/** The main pages; each is opened once and looked at in every way that people need it. */
const PAGES =
  "/home /laporan /peta-lokasi /event /komunitas /bank-sampah /forum /relawan /kalkulator /tipk /hubungi /login";

/** WCAG 1.4.12: nothing may be lost when a reader sets text so. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** 320 px is also 1280 px at 400 % zoom, which is then 200 px high. */
const NARROW = { width: 320, height: 640 };
const ZOOMED = { width: 320, height: 200 };
const ON_ITS_SIDE = { width: 640, height: 400 };

/** In the page: what goes beyond its right edge, outside what scrolls by itself. */
function tooWide(): string[] {
  const edge = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= edge) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > edge + 1)
    .map((element) => `${element.tagName} ${element.className} ${Math.round(element.getBoundingClientRect().right)}`)
    .slice(0, 5);
}

/** In the page: the part of the screen that bars cover while one scrolls. */
function coveredByBars(): number {
  scrollTo(0, document.documentElement.scrollHeight / 2);
  const bars = [...document.querySelectorAll("body *")].filter((element) => {
    const { position } = getComputedStyle(element);
    const { top, bottom, width } = element.getBoundingClientRect();
    const stays = position === "fixed" || (position === "sticky" && (top <= 1 || bottom >= innerHeight - 1));
    return (
      stays &&
      element.checkVisibility({ visibilityProperty: true }) &&
      width > innerWidth / 2 &&
      bottom > 0 &&
      top < innerHeight
    );
  });
  const heights = bars.map((bar) => bar.getBoundingClientRect());
  return (
    heights.reduce((all, { top, bottom }) => all + Math.min(bottom, innerHeight) - Math.max(top, 0), 0) / innerHeight
  );
}

/** In the page: words that a box of its own height cuts off. */
function cutOff(): string[] {
  return [...document.querySelectorAll<HTMLElement>("a, button, label, h1, h2, h3, p, dt, dd, summary, [role=tab]")]
    .filter((element) => {
      const { overflowY, webkitLineClamp } = getComputedStyle(element);
      if (!element.checkVisibility() || element.closest(".sr-only, [aria-hidden=true]")) return false;
      return overflowY !== "visible" && webkitLineClamp === "none" && element.scrollHeight > element.clientHeight + 2;
    })
    .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`);
}

/** Presses Tab so often; what has the focus must be named, seen and marked. */
async function lostFocus(page: Page, presses: number): Promise<string[]> {
  const lost: string[] = [];
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(async () => {
      // What slides in or out has to arrive.
      await new Promise(requestAnimationFrame);
      const sliding = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(sliding.map(({ finished }) => finished));
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const name = `${focused.tagName} ${focused.getAttribute("aria-label") ?? focused.textContent?.trim().slice(0, 40)}`;
      const box = focused.getBoundingClientRect();
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      if (right <= left || bottom <= top) return `${name} is out of sight`;
      // A radio or a file's input without a look of its own stands for its label.
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : null;
      const seen = [0.1, 0.5, 0.9].some((part) => {
        const on = document.elementFromPoint(left + part * (right - left), top + part * (bottom - top));
        return on && (focused.contains(on) || on.contains(focused) || label?.contains(on));
      });
      if (!seen) return `${name} is covered`;
      const marked = [focused, label, focused.parentElement].some(
        (element) => element && getComputedStyle(element).outlineStyle !== "none",
      );
      return marked ? null : `${name} has no ring`;
    });
    if (fault) lost.push(fault);
  }
  return lost;
}

test("main pages can be read narrow, zoomed, on a phone's side, with large and wide text and with the system's colours", async ({
  page,
}) => {
  test.slow();
  for (const path of PAGES.split(" ")) {
    await page.setViewportSize(NARROW);
    await page.goto(path);
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    expect.soft(await page.evaluate(tooWide), `${path} at 320 px`).toEqual([]);
    await page.setViewportSize(ZOOMED);
    expect.soft(await page.evaluate(tooWide), `${path} at 400 %`).toEqual([]);
    expect.soft(await page.evaluate(coveredByBars), `${path} at 400 %: bars`).toBeLessThan(0.4);
    await page.setViewportSize(ON_ITS_SIDE);
    expect.soft(await page.evaluate(tooWide), `${path} at 640 × 400`).toEqual([]);
    expect.soft(await page.evaluate(coveredByBars), `${path} at 640 × 400: bars`).toBeLessThan(0.25);

    expect.soft(await findFitFaults(page), path).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    const wide = await page.addStyleTag({ content: TEXT_SPACING }).catch(() => null);
    expect.soft(wide, "the style of the test").not.toBeNull();
    expect.soft(await page.evaluate(tooWide), `${path} with wide text`).toEqual([]);
    expect.soft(await page.evaluate(cutOff), `${path} with wide text`).toEqual([]);
  }
});

test("main pages are gone through by keyboard, and what has the focus is always seen", async ({ page }) => {
  test.slow();
  for (const path of PAGES.split(" ")) {
    await page.goto(path);
    expect.soft(await lostFocus(page, 30), path).toEqual([]);
  }
});

test("main pages say by landmarks and headings how they are built", async ({ page }) => {
  for (const path of PAGES.split(" ")) {
    await page.goto(path);
    const tree = await page.locator("body").ariaSnapshot();
    const levels = [...tree.matchAll(/- heading .*\[level=(\d)\]/gu)].map(([, level]) => Number(level));
    const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    expect.soft(jumps, `${path}: headings ${levels}`).toEqual([]);
    expect.soft(tree.match(/^\s*- main/gmu), path).toHaveLength(1);
    // Links, buttons and fields without a name stand in the tree with their role alone.
    expect
      .soft(tree.match(/^\s*- (?:link|button|textbox|combobox|checkbox|radio|switch|img)(?::|$)/gmu) ?? [], path)
      .toEqual([]);
  }
});
