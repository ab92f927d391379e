import { type APIRequestContext, type BrowserContextOptions, request } from "playwright/test";
import { test as base } from "./fixtures";
import { type Account, browserOf, newAccount, ownHeaders } from "./people";

interface Staff extends Account {
  /** The session, for `test.use({ storageState })`. */
  state: Exclude<BrowserContextOptions["storageState"], string | undefined>;
}

/** With an admin who signed in once for all tests: the tries of one account are counted. */
export const test = base.extend<{ staffApi: APIRequestContext }, { staff: Staff }>({
  staff: [
    async ({ browser, stack, db }, use) => {
      const account = await newAccount(stack, db, "ADMIN");
      const page = await browserOf(browser, stack, account);
      const state = await page.context().storageState();
      await page.context().close();
      await use({ ...account, state });
    },
    { scope: "worker" },
  ],
  /** The admin's requests, without a browser. */
  staffApi: async ({ staff, stack }, use) => {
    const api = await request.newContext({
      baseURL: stack.url,
      extraHTTPHeaders: ownHeaders(),
      storageState: staff.state,
    });
    await use(api);
    await api.dispose();
  },
});

/** `test.use(AS_STAFF)`: the page belongs to the admin. */
export const AS_STAFF = {
  storageState: async ({ staff }: { staff: Staff }, use: (state: Staff["state"]) => Promise<void>) => use(staff.state),
};
