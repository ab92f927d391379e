import { glob } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import * as accounts from "@/lib/accounts/mails";
import * as areas from "@/lib/area-follows/mails";
import * as handovers from "@/lib/channels/handovers/mails";
import * as events from "@/lib/events/event/mails";
import * as organisers from "@/lib/events/event/mails-organiser";
import { STOP_LABEL } from "@/lib/format/letter";
import type { MailMessage } from "@/lib/kernel/ctx";
import * as messages from "@/lib/messages/mails";
import * as partners from "@/lib/partners/mails";
import * as follows from "@/lib/reports/follow/mails";
import * as reports from "@/lib/reports/mails";
import * as volunteers from "@/lib/volunteers/mails";
import { stopLink } from "./access";

/** Mails to an address that its owner has confirmed, or that say themselves how to end them. */
const CONFIRMED = [
  ["accounts", "recoveryMail", "recoveredMail", "addressTakenMail", "emailRequestedMail", "emailGoneMail"],
  ["accounts", "guessedMail", "newDeviceMail", "secretChangedMail", "erasedMail"],
  ["accounts/desk", "blockedMail", "unblockedMail", "roleMail"],
  // Warns of a stolen link.
  ["partners", "addressChangedMail"],
  ["area-follows", "digestMail"],
  ["reports/follow", "askSupporterMail", "followUpdatesMail"],
  ["volunteers", "listingMail"],
].flatMap(([folder, ...names]) => names.map((name) => `${folder}/${name}`));

const ctx = {
  sign: (purpose: string, subject: string) => `${purpose}.${subject.length}`,
  link: (path: string) => `https://sulur.test${path}`,
};
const ADDRESS = "sari@warga.test";
const stop = stopLink(ctx, ADDRESS, { kind: "registration", id: 12 });
const now = new Date("2026-03-14T05:00:00Z");
const link = "https://sulur.test/tautan";
const event = {
  ...{ id: 3, slug: "tanam", title: "Tanam Bakau", description: "", location: "Muara", organiser: "RT 03" },
  ...{ startsAt: now, endsAt: now, zone: "WIB" as const, latitude: -6.1, longitude: 106.8, approximate: false },
  ...{ revision: 1, uidHost: "sulur.test", updatedAt: now },
};
const guest = { address: ADDRESS, topic: "registration:12", link, sender: "a@sulur.test", people: 2, stop };
const organiser = { address: ADDRESS, link, stop };
const report = { code: "LP-260314-0001", email: ADDRESS, reporterName: "Warga", link, stop };
const partner = { name: "Bank Sampah", email: ADDRESS, page: link, contact: link, manage: link, held: false, stop };
const letter = { name: null, email: ADDRESS, subject: null, body: "Halo", createdAt: now, stop };

const UNCONFIRMED: Record<string, () => MailMessage> = {
  "area-follows/confirmAreaMail": () =>
    areas.confirmAreaMail({ ...report, area: "Piyungan", stopLink: stop.link, unsubscribe: stop.unsubscribe }),
  "accounts/confirmationMail": () => accounts.confirmationMail(ADDRESS, link, stop),
  "channels/handovers/handoverQuestionMail": () =>
    handovers.handoverQuestionMail({ ...report, channel: "JAKI", sentOn: "2026-03-01", dueOn: "2026-03-05" }),
  "events/event/registeredMail": () => events.registeredMail(guest, event, now),
  "events/event/resizedMail": () => events.resizedMail(guest, event, now),
  "events/event/resizedWaitMail": () => events.resizedWaitMail(guest, event, null),
  "events/event/knownMail": () => events.knownMail(guest, event),
  "events/event/waitingMail": () => events.waitingMail(guest, event),
  "events/event/heldMail": () => events.heldMail(guest, event, now),
  "events/event/heldOverMail": () => events.heldOverMail(guest, event),
  "events/event/removedMail": () => events.removedMail(guest, event, now),
  "events/event/offerMail": () => events.offerMail(guest, event, now),
  "events/event/offerOverMail": () => events.offerOverMail(guest, event),
  "events/event/withdrawnMail": () => events.withdrawnMail(guest, event, now),
  "events/event/changedMail": () => events.changedMail(guest, event, now),
  "events/event/cancelledMail": () => events.cancelledMail(guest, event, null, now),
  "events/event/reminderMail": () => events.reminderMail(guest, event, now),
  "events/event/organiserMail": () => events.organiserMail(ADDRESS, [{ ...event, link }], stop),
  "events/event/addedMail": () => organisers.addedMail(organiser, event),
  "events/event/heldToDecideMail": () => organisers.heldToDecideMail(organiser, event),
  "events/event/relayMail": () => organisers.relayMail(organiser, event),
  "messages/receiptMail": () => messages.receiptMail(ADDRESS, stop),
  "messages/answerMail": () => messages.answerMail(letter, "Baik.", link),
  "partners/registeredMail": () => partners.registeredMail({ ...partner, manage: link }),
  "partners/partnerMail": () => partners.partnerMail("new_link", partner),
  "reports/outcomeMail": () => reports.outcomeMail(report, "CONFIRMED"),
  "reports/mergedMail": () => reports.mergedMail(report, "LP-260314-0002"),
  "reports/stillCleanMail": () => reports.stillCleanMail(report, link),
  "reports/receiptMail": () => reports.receiptMail(report),
  "reports/decisionMail": () => reports.decisionMail(report, "verify", null),
  "reports/questionMail": () => reports.questionMail(report, "Di mana?", link),
  "reports/follow/confirmFollowMail": () =>
    follows.confirmFollowMail({ ...report, stopLink: stop.link, unsubscribe: stop.unsubscribe }),
  "volunteers/confirmMail": () => volunteers.confirmMail(ctx, 7, ADDRESS),
};

async function templates(): Promise<string[]> {
  const names: string[] = [];
  for await (const file of glob("lib/**/mails*.ts")) {
    if (file.endsWith(".test.ts")) continue;
    const folder = file.replace(/^lib\/|\/[^/]*$/gu, "");
    const exported: object = await import(`@/${file}`);
    names.push(...Object.keys(exported).flatMap((name) => (name.endsWith("Mail") ? `${folder}/${name}` : [])));
  }
  return names.toSorted();
}

it("knows of every template whether its address may be unconfirmed", async () => {
  expect(await templates()).toEqual([...CONFIRMED, ...Object.keys(UNCONFIRMED)].toSorted());
});

describe.each(Object.entries(UNCONFIRMED))("%s", (_, make) => {
  it("goes to an address that somebody typed and says how to stop it, to people and to mail programs", () => {
    const { text, html, unsubscribe } = make();
    expect(text).toContain(STOP_LABEL);
    expect(text).toMatch(/https:\/\/sulur\.test\/surat\/berhenti#\S+/u);
    expect(html).toMatch(/https:\/\/sulur\.test\/surat\/berhenti#/u);
    expect(unsubscribe).toMatch(/^https:\/\/sulur\.test\/api\//u);
  });
});
