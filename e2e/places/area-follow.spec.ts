import { randomUUID } from "node:crypto";
import { expectNoFaultsInBoth } from "@/e2e/axe";
import { expect, test } from "@/e2e/fixtures";
import { newPerson } from "@/e2e/people";
import { CRON_SECRET } from "@/e2e/stack";
import { areaPath } from "@/lib/areas/rules";
import { addReport, addSteps } from "@/prisma/factories/report";

const DAY_MS = 86_400_000;

test("an area is followed from a small phone, confirmed from the mail, comes as a digest, and one press ends it", async ({
  page,
  stack,
  db,
  mailbox,
  request,
}) => {
  const area = await db.area.findUniqueOrThrow({ where: { code: "34.02.14" } });
  const address = `${randomUUID().slice(0, 8)}@warga.test`;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(areaPath(area));
  await page.getByRole("button", { name: "Ikuti lewat email" }).click();
  const form = page.getByRole("form", { name: "Ikuti lewat email" });
  await expect(form.getByLabel("Seberapa sering")).toHaveValue("WEEKLY");
  await expect(form.getByLabel("Ajak saya bila ada kerja bakti")).toBeChecked();
  await expectNoFaultsInBoth(page, "the form to follow an area");
  await form.getByRole("textbox", { name: /^Email/u }).fill(address);
  await form.getByRole("button", { name: "Ikuti" }).click();
  await expect(page.getByText("Periksa email Anda")).toBeVisible();

  const { text } = await mailbox.waitFor(address, /^Konfirmasi: ikuti Piyungan/u);
  await page.goto(/https?:\/\/\S+\/wilayah\/ikuti#konfirmasi\S+/u.exec(text)?.[0] ?? "");
  await expectNoFaultsInBoth(page, "/wilayah/ikuti");
  await page.getByRole("button", { name: "Ya, ikuti wilayah ini" }).click();
  await expect(page.getByText("Anda mengikuti wilayah ini")).toBeVisible();

  // As if that was before the last Saturday.
  await db.areaFollow.updateMany({ where: { email: address }, data: { sentAt: new Date(Date.now() - 8 * DAY_MS) } });
  const createdAt = new Date(Date.now() - DAY_MS);
  const report = await addReport(db, { areaCode: area.code, createdAt });
  await addSteps(db, report.id, [{ kind: "VERIFIED", createdAt }]);
  const headers = { authorization: `Bearer ${CRON_SECRET}` };
  const isMailed = async () => {
    await request.post("/api/cron", { headers, data: {} });
    return (await mailbox.to(address)).some(({ subject }) => subject.startsWith("Kabar Piyungan: "));
  };
  await expect.poll(isMailed, { timeout: 60_000, intervals: [3_000] }).toBe(true);
  const digest = await mailbox.waitFor(address, /^Kabar Piyungan: /u);
  expect(digest.text).toContain(`/laporan/${report.code}`);

  await db.areaFollow.create({
    data: {
      ...{ areaCode: "34.02", email: address, mailbox: address, kinds: ["NEWS"] },
      ...{ consentedAt: createdAt, confirmedAt: createdAt, sentAt: new Date() },
    },
  });
  await page.goto(/https?:\/\/\S+\/wilayah\/ikuti#berhenti\S+/u.exec(digest.text)?.[0] ?? "");
  await expect(page.getByRole("heading", { name: "Atau satu wilayah saja" })).toBeVisible();
  await page.getByRole("button", { name: "Berhenti mengikuti Kabupaten Bantul" }).click();
  await expect(page.getByRole("heading", { name: "Atau satu wilayah saja" })).toHaveCount(0);

  const guest = await newPerson(stack);
  const unsubscribe = new URL(digest.unsubscribe ?? "");
  const pressed = await guest.post(unsubscribe.pathname + unsubscribe.search, {
    form: { "List-Unsubscribe": "One-Click" },
  });
  expect(await pressed.json()).toEqual({ area: null });
  await guest.dispose();
  expect(await db.areaFollow.count({ where: { email: address, stoppedAt: null } })).toBe(0);
  await page.getByRole("button", { name: "Berhenti mengikuti semua" }).click();
  await expect(page.getByText("Anda tidak lagi mengikuti wilayah")).toBeVisible();
});
