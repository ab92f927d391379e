import type { Page } from "playwright/test";

/** Waits until nothing fades or slides any more; what moves for ever may go on. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const endless = (animation: Animation) =>
      animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
    // In a closed part of the page time stands still.
    const shown = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility() !== false;
    const running = document.getAnimations().filter((animation) => shown(animation) && !endless(animation));
    await Promise.allSettled(running.map(({ finished }) => finished));
  });
}
