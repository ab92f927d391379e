import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RegistrantList } from "@/components/admin/events/event-list";
import { SentCell } from "./list-page";
import { DeskTimeline } from "./panel-parts";

const SENT = "2026-03-14T15:30:00.000Z";

it("the desk's lists and histories show times by the clock of the place", () => {
  const now = new Date("2026-03-15T14:00:00Z");
  const cell = renderToStaticMarkup(<SentCell createdAt={SENT} zone="WIT" awaited="pemeriksaan" now={now} />);
  expect(cell).toContain("Minggu, 15 Maret 2026");
  expect(cell).toContain("menunggu pemeriksaan sejak hari ini");
  const step = { id: 1, kind: "CREATED" as const, words: null, photo: null, created_at: SENT, by: null };
  const looks = { CREATED: { text: "Dikirim", icon: "mail" as const } };
  const history = renderToStaticMarkup(<DeskTimeline steps={[step]} looks={looks} zone="WIT" />);
  expect(history).toContain("Minggu, 15 Maret 2026 pukul 00.30 WIT");
});

it("an event's registrants are listed by its clock", () => {
  const person = { id: 1, name: "Budi", status: "CONFIRMED" as const, people: 1, came: null, message: null };
  const people = [{ ...person, created_at: SENT, contact: null }];
  const list = renderToStaticMarkup(<RegistrantList people={people} contacts={false} zone="WIT" />);
  expect(list).toContain("Minggu, 15 Maret 2026");
});
