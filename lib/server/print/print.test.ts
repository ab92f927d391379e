import { expect, it } from "vitest";
import type { EventDetailView } from "@/lib/events/event/view";
import { drawCertificate } from "./certificate";
import { drawEventPoster } from "./event-poster";

const EVENT: EventDetailView = {
  id: 7,
  title: "Tanam Seribu Mangrove Bersama Warga Muara Angke dan Sekolah Sekitar 🌱",
  date: "2026-03-14T01:00:00.000Z",
  ends: "2026-03-14T04:00:00.000Z",
  location: "Kawasan Wisata Mangrove, Jl. Garden House, Kamal Muara, Penjaringan, Jakarta Utara",
  description: "",
  capacity: 30,
  registered: 12,
  slug: "tanam-seribu-mangrove-7",
  kind: "PLANTING",
  category: null,
  zone: "WIB",
  latitude: null,
  longitude: null,
  approximate: false,
  province: null,
  organiser: "Karang Taruna Muara",
  area_code: null,
  area_certainty: null,
  photo: null,
  cancelled: false,
  cancel_words: null,
  waiting: 0,
  results: null,
  report: null,
  revision: 0,
};

/** One page of a PDF file below 200 KB. */
function expectOnePage(file: Buffer): void {
  const text = file.toString("latin1");
  expect(text.startsWith("%PDF-")).toBe(true);
  expect(text.match(/\/Type \/Page\b(?!s)/gu)).toHaveLength(1);
  expect(file.byteLength).toBeLessThan(200_000);
}

it("draws a poster on one page, also for the longest title", async () => {
  const url = "https://sulur.test/event/tanam-seribu-mangrove-7";
  expectOnePage(await drawEventPoster(EVENT, url));
  expectOnePage(
    await drawEventPoster({ ...EVENT, title: "Kerja bakti ".repeat(10), location: "Jalan ".repeat(33) }, url),
  );
});

it("draws a certificate on one page, whatever letters its holder's name has", async () => {
  const { title, slug, location, date, zone, organiser } = EVENT;
  const certificate = {
    code: "BCDF-2345-GHJK-6789",
    people: 3,
    event: { title, slug, location, date, zone, organiser },
  };
  const url = "https://sulur.test/sertifikat/BCDF-2345-GHJK-6789";
  for (const name of ["Budi Santoso", "ꦧꦸꦢꦶ", "Raden Mas ".repeat(8)]) {
    expectOnePage(await drawCertificate({ ...certificate, name }, url));
  }
});
