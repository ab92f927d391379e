import { describe, expect, it } from "vitest";
import { latitude, longitude } from "@/lib/http/fields";
import { createReport } from "@/lib/reports/commands";
import { listReports } from "@/lib/reports/queries";
import { REPORT_STATUSES } from "@/lib/reports/rules";
import { CreateReport, ListReports } from "@/lib/reports/schemas";
import { member, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { seedDemoReports } from "./reports";

describe("the sample reports", async () => {
  const { db } = await testDatabase();
  const now = new Date();
  const admin = await member(db, "Admin", "ADMIN");
  await seedDemoReports(db, now);
  const reports = await db.report.findMany({ include: { events: true, supports: true }, orderBy: { id: "asc" } });

  it("show every state, a held one and an open question", () => {
    expect(new Set(reports.map(({ status }) => status))).toEqual(new Set(REPORT_STATUSES));
    expect(reports.filter(({ heldReason }) => heldReason !== null)).toHaveLength(1);
    expect(reports.filter(({ question }) => question !== null)).toHaveLength(1);
    expect(reports.length).toBeGreaterThanOrEqual(14);
  });

  it("name no person, lie in Indonesia and have happened", () => {
    for (const report of reports) {
      expect(report.reporterName).toMatch(/^Warga( contoh)?$/u);
      expect(report.email).toBeNull();
      expect(latitude.safeParse(report.latitude).success && longitude.safeParse(report.longitude).success).toBe(true);
      for (const { createdAt } of report.events) expect(createdAt.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(report.supports).toHaveLength(report.supportCount);
    }
  });

  it("have been decided by the first admin up to what neighbours say, and are listed newest first", async () => {
    const byStaff = (kind: string) => !["CREATED", "CONFIRMED", "RESOLVED"].includes(kind);
    const decided = reports.flatMap(({ events }) => events).filter(({ kind }) => byStaff(kind));
    expect(new Set(decided.map(({ userId }) => userId))).toEqual(new Set([admin.userId]));
    const { items } = await listReports(testContext(db, visitor("tamu"), now), ListReports.parse({}));
    const times = items.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().reverse());
  });

  it("leave the day's next number to the next report", async () => {
    const input = CreateReport.parse({
      reporter_name: "Sari",
      location: "Jalan Melati, Medan",
      damage_type: "Lainnya",
      description: "Bangkai ikan mengapung di kolam taman kota.",
      incident_date: now.toISOString().slice(0, 10),
    });
    const { code } = await createReport(testContext(db, visitor("sari"), now), input);
    expect(reports.map((report) => report.code)).not.toContain(code);
  });
});
