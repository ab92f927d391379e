import { expect, it } from "vitest";
import { reportFeed } from "./feed";
import type { ReportView } from "./view";

const REPORT: ReportView = {
  id: 7,
  code: "LP-261120-0007",
  reporter_name: "Wayan Rahasia",
  location: "Gang <Melati> & sekitarnya",
  damage_type: "Sampah menumpuk",
  description: "a".repeat(400),
  incident_date: "2026-11-20",
  created_at: "2026-11-20T03:00:00.000Z",
  status: "IN_PROGRESS",
  latitude: -6.2,
  longitude: 106.8,
  area: "Jakarta",
  area_code: null,
  area_certainty: null,
  photo: null,
  photos: [],
  support_count: 3,
  answers: [],
};

it("tells feed readers what was reported and how far it is, but not by whom", () => {
  const feed = reportFeed([REPORT], (path) => `https://sulur.test${path}`);
  expect(feed).toContain("<title>Sampah menumpuk di Gang &lt;Melati&gt; &amp; sekitarnya</title>");
  expect(feed).toContain('<guid isPermaLink="true">https://sulur.test/laporan/LP-261120-0007</guid>');
  expect(feed).toContain("<category>Ditindaklanjuti</category>");
  expect(feed).toContain(`<description>${"a".repeat(299)}…</description>`);
  expect(feed).toContain("<pubDate>Fri, 20 Nov 2026 03:00:00 +0000</pubDate>");
  expect(feed).not.toContain("Rahasia");
});

it("is read by XML programs whatever was stored before it was refused", () => {
  const stored = { ...REPORT, location: "Gang\uFFFF\u0001\uD800 Melati", description: "\uFFFE\u000B" };
  const feed = reportFeed([stored], (path) => `https://sulur.test${path}`);
  expect(feed).toMatch(/^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]+$/u);
  expect(feed).toContain("Gang\uFFFD Melati");
});
