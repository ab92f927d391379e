import { randomInt } from "node:crypto";
import { expectNoFaults } from "@/e2e/axe";
import { uniqueWord } from "@/e2e/events-ahead";
import { expect } from "@/e2e/fixtures";
import { OrganiserPage } from "@/e2e/pages/organiser-page";
import { newPerson } from "@/e2e/people";
import { test } from "@/e2e/staff";

const DAY_MS = 86_400_000;

test("the organiser lets a crowd of one network in or takes it out, and tells by hand whom no mail reaches", async ({
  page,
  stack,
  staffApi,
}) => {
  const data = {
    title: `Tanam Bakau ${uniqueWord()}`,
    date: new Date(Date.now() + 20 * DAY_MS).toISOString(),
    location: "Muara Uji, Jakarta",
    description: "Menanam bakau bersama warga muara.",
    capacity: 6,
  };
  const event = await (await staffApi.post("/api/events", { data })).json();
  const network = `10.${randomInt(1, 255)}.${randomInt(1, 255)}`;
  const statuses = [];
  for (const host of [1, 2, 3]) {
    const person = await newPerson(stack);
    const answer = await person.patch(`/api/events/${event.id}/register`, {
      data: { name: `Warga ${host}`, whatsapp: `0812-3456-78${host}0`, people: 2 },
      headers: { "x-forwarded-for": `${network}.${host}` },
    });
    statuses.push(answer.status());
    await person.dispose();
  }
  expect(statuses).toEqual([200, 202, 202]);

  const organiser = new OrganiserPage(page);
  const said = page.getByRole("region", { name: "Pemberitahuan" });
  await organiser.open(event.id, event.manage_token);
  await expect(organiser.panel).toContainText("4 orang menunggu keputusan Anda");
  await expectNoFaults(page, "who waits for the organiser");
  await organiser.panel.getByRole("button", { name: "Keluarkan: Warga 3" }).click();
  await expect(organiser.panel).toContainText("2 orang menunggu keputusan Anda");
  await said.getByRole("button", { name: "Urungkan" }).click();
  await expect(organiser.panel).toContainText("4 orang menunggu keputusan Anda");
  await organiser.panel.getByRole("button", { name: "Terima semua" }).click();
  await expect(said).toContainText("4 orang diterima.");
  await expect(organiser.panel).toContainText("6 dari 6 peserta");

  await organiser.show("Ubah");
  await page.getByRole("button", { name: "Batalkan kegiatan…" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("3 pendaftar tidak terjangkau email, dan nomornya tidak kami kirimi apa pun");
  await dialog.getByLabel("Alasan pembatalan").fill("Hujan lebat diperkirakan turun.");
  await dialog.getByRole("button", { name: "Batalkan kegiatan" }).click();
  await organiser.show("Pendaftar");
  const chat = organiser.panel.getByRole("link", { name: "Kabari Warga 1 lewat WhatsApp" });
  await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/6281234567810\?text=.*Hujan%20lebat/u);
  await expectNoFaults(page, "whom to tell");
  await organiser.panel.getByRole("button", { name: "Sudah dikabari: Warga 1" }).click();
  await expect(chat).toHaveCount(0);
  await organiser.panel.getByRole("button", { name: "2 orang ini sudah dikabari" }).click();
  await expect(organiser.panel.getByRole("heading", { name: "Kabari lewat WhatsApp" })).toHaveCount(0);
});
