import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { HandoverView } from "@/lib/channels/handovers/view";
import type { ReportStepView } from "@/lib/reports/view";
import { ReportTimeline } from "./report-timeline";

const DLH: HandoverView = {
  id: 1,
  channel_id: 7,
  channel: "DLH Kota Bandung",
  number: "123",
  sent_on: "2026-03-13",
  due_on: "2026-03-26",
  state: "SENT",
  silent: 0,
};

function step(id: number, kind: ReportStepView["kind"], created_at: string): ReportStepView {
  return { id, kind, created_at, by_reporter: false, words: null, photo: null, camera: null };
}

const STEPS = [
  step(1, "CREATED", "2026-03-10T02:00:00Z"),
  step(2, "VERIFIED", "2026-03-13T02:00:00Z"),
  step(3, "IN_PROGRESS", "2026-03-16T02:00:00Z"),
];

function lines(handovers: HandoverView[], running = true): string {
  const page = renderToStaticMarkup(
    <ReportTimeline steps={STEPS} handovers={handovers} running={running} zone="WIB" />,
  );
  return page.replaceAll(/<\/?(?:p|ul|li|ol|div)\b[^>]*>/gu, "|").replaceAll(/<[^>]*>/gu, "");
}

it("the timeline names the office and the number at the day of the hand-over", () => {
  const text = lines([DLH]);
  const found = ["Terverifikasi", "Diteruskan ke DLH Kota Bandung oleh warga, nomor 123|", "Ditindaklanjuti"].map(
    (words) => text.indexOf(words),
  );
  expect(found).not.toContain(-1);
  expect(found).toEqual([...found].sort((a, b) => a - b));
  expect(text).toContain("Jumat, 13 Maret 2026|");
  expect(text, "without scripts").toContain("ditunggu sampai Kamis, 26 Maret 2026");
});

it("the timeline lists several people's hand-overs to one office together, the oldest number first", () => {
  const other = { ...DLH, id: 2, channel_id: 8, channel: "SP4N-LAPOR!", number: null, sent_on: "2026-03-14" };
  const later = { ...DLH, id: 3, number: "456", sent_on: "2026-03-17", state: "ANSWERED" } as const;
  const text = lines([DLH, other, later]);
  expect(text.match(/nomor 456/gu)).toHaveLength(1);
  const found = [
    "nomor 123",
    "Juga Selasa, 17 Maret 2026, nomor 456|Dijawab, menurut warga.",
    "SP4N-LAPOR! oleh warga|",
  ];
  const places = found.map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it("the timeline says that no answer came once two people say so", () => {
  expect(lines([{ ...DLH, state: "SILENT", silent: 1 }])).not.toContain("menerima jawaban");
  expect(lines([{ ...DLH, state: "SILENT", silent: 2 }])).toContain("Dua warga belum menerima jawaban.");
  expect(lines([{ ...DLH, state: "SILENT", silent: 12 }])).toContain("12 warga belum menerima jawaban.");
});

it("the timeline stops an office's clock when the report is done", () => {
  expect(lines([DLH], false)).not.toContain("ditunggu");
});
