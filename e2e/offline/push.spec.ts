import type { Page } from "playwright/test";
import { expectNoFaults } from "@/e2e/axe";
import { expect, test } from "@/e2e/fixtures";
import { addReport } from "@/prisma/factories/report";
import { withWorker } from "./with-worker";

test.use({ serviceWorkers: "allow", viewport: { width: 360, height: 740 } });

const ENDPOINT = "https://push.example.com/peramban";
const P256DH = "BLwb3W2Ar01XAldE4VXZo4_sagZ-R_WvE-CFbDZ6gF1CKyI8A9-QP7fh-rdQkWqlRH5JMw4TLJ4nKdxEzFZ-ezU";
const AUTH = `B${"A".repeat(21)}`;

/** What a service worker has and a page has not; this browser without a screen shows nothing, so the worker's notifications are caught. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  dispatchEvent: (event: Event) => boolean;
  shown?: { title: string; options: NotificationOptions };
}

/** No push service is within reach of the tests: the browser says that it has one. */
async function withPushService(page: Page): Promise<void> {
  const subscription = { endpoint: ENDPOINT, keys: { p256dh: P256DH, auth: AUTH } };
  await page.addInitScript((json) => {
    const taken = () => sessionStorage.getItem("langganan") !== null;
    const own = { ...json, toJSON: () => json, unsubscribe: async () => sessionStorage.removeItem("langganan") };
    PushManager.prototype.getSubscription = async () => (taken() ? (own as unknown as PushSubscription) : null);
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem("langganan", "1");
      return own as unknown as PushSubscription;
    };
  }, subscription);
}

/** As if the push service had sent it, and the browser decrypted it. */
async function deliverPush(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [registration] }) => {
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const origin = new URL(page.url()).origin;
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
}

test("a report is followed by notifications, which one tap ends, in the notification too", async ({
  page,
  context,
  db,
}) => {
  const { id, code } = await addReport(db, { status: "VERIFIED" });
  await context.grantPermissions(["notifications"]);
  await withPushService(page);
  await withWorker(page);
  await page.goto(`/laporan/${code}`);
  await page.getByRole("button", { name: "Kabari lewat notifikasi" }).click();
  await expect(page.getByRole("button", { name: "Berhenti notifikasi" })).toBeVisible();
  await expectNoFaults(page, "a report followed by notifications");
  const watch = await db.pushWatch.findFirstOrThrow({ where: { reportId: id } });
  expect(watch).toMatchObject({ endpoint: ENDPOINT, told: "VERIFIED" });

  const message = {
    title: "Sulur",
    body: `Laporan ${code}: Selesai.`,
    path: `/laporan/${code}`,
    tag: "a",
    watch: watch.id,
  };
  const [worker] = context.serviceWorkers();
  await worker?.evaluate((endpoint) => {
    const scope = self as unknown as WorkerScope;
    scope.registration.pushManager.getSubscription = async () => ({ endpoint }) as PushSubscription;
    scope.registration.showNotification = async (title, options = {}) => {
      scope.shown = { title, options };
    };
  }, ENDPOINT);
  const shown = () => worker?.evaluate(() => (self as unknown as WorkerScope).shown);
  await deliverPush(page, JSON.stringify(message));
  await expect.poll(shown).toMatchObject({ title: "Sulur", options: { body: message.body, tag: "a" } });
  await worker?.evaluate(() => {
    const scope = self as unknown as WorkerScope;
    const notification = { close: () => undefined, data: scope.shown?.options.data };
    const about = { notification, action: "stop", waitUntil: () => undefined };
    scope.dispatchEvent(Object.assign(new Event("notificationclick"), about));
  });
  await expect.poll(() => db.pushWatch.count({ where: { reportId: id } })).toBe(0);

  await page.reload();
  await page.getByRole("button", { name: "Kabari lewat notifikasi" }).click();
  await expect(page.getByRole("button", { name: "Berhenti notifikasi" })).toBeVisible();
  await page.goto("/luring");
  await page.getByRole("button", { name: `Berhenti dikabari tentang ${code}` }).click();
  await expect(page.getByText("Tidak ada notifikasi yang menyala")).toBeVisible();
  expect(await db.pushWatch.count({ where: { reportId: id } })).toBe(0);
});

test("where notifications are refused it says how to mend that, and nothing is sent", async ({ page, db }) => {
  const { id, code } = await addReport(db, { status: "VERIFIED" });
  await withWorker(page);
  await page.goto(`/laporan/${code}`);
  await page.getByRole("button", { name: "Kabari lewat notifikasi" }).click();
  await expect(page.getByText("Notifikasi diblokir untuk Sulur.")).toBeVisible();
  expect(await db.pushWatch.count({ where: { reportId: id } })).toBe(0);
});
