import type { Page } from "playwright/test";

/**
 * Keeps an answer back until the test has seen what is shown meanwhile.
 * @param failure answered in the server's place
 * @returns lets the answer go
 */
export async function hold(
  page: Page,
  path: string,
  failure?: { status: number; json: { message: string } },
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await promise;
    await (failure ? route.fulfill(failure) : route.continue());
  });
  return resolve;
}
