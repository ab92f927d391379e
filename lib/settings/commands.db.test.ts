import { beforeEach, describe, expect, it } from "vitest";
import { Conflict, Forbidden } from "@/lib/kernel/errors";
import { NO_CONTACT } from "@/lib/layout/contact";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { saveSettings } from "./commands";
import { editableSettings, readSettings } from "./queries";
import { WriteSettings } from "./schemas";

const { db } = await testDatabase();
const admin = await member(db, "Ayu", "ADMIN");
const pengelola = await member(db, "Bima", "PENGELOLA");
const CONFIGURED = { ...NO_CONTACT, email: "halo@sulur.example" };
const TYPED = {
  organisation: " Komunitas  Sungai Bersih ",
  email: "Kabar@Sungai.example",
  whatsapp: "+62 812-3456-7890",
  repository: "",
  social: "Instagram=https://instagram.com/sungai\n\nYouTube=https://youtube.com/watch?v=1",
};

let ctx: TestContext;

beforeEach(async () => {
  await db.$executeRaw`DELETE FROM settings WHERE key = 'site'`;
  await db.$executeRaw`TRUNCATE audit_entries`;
  ctx = testContext(db, admin, new Date("2026-03-14T12:00:00+07:00"));
});

const input = (revision: number, fields: object = {}) => WriteSettings.parse({ ...TYPED, ...fields, revision });

describe("the site's settings", () => {
  it("begin with what the operator configured, and are stored as they were cleaned", async () => {
    expect(await readSettings(ctx)).toBeNull();
    expect(await editableSettings(ctx, CONFIGURED)).toEqual({ ...CONFIGURED, revision: 0 });
    await saveSettings(ctx, input(0));
    const stored = {
      organisation: "Komunitas Sungai Bersih",
      email: "kabar@sungai.example",
      whatsapp: "6281234567890",
      repository: null,
      social: [
        { label: "Instagram", href: "https://instagram.com/sungai" },
        { label: "YouTube", href: "https://youtube.com/watch?v=1" },
      ],
      revision: 1,
    };
    expect(await readSettings(ctx)).toEqual(stored);
    expect(await editableSettings(ctx, CONFIGURED)).toEqual(stored);
  });

  it("have every public page made anew, and their change in the log", async () => {
    await saveSettings(ctx, input(0));
    expect(ctx.expired).toEqual(["settings"]);
    expect(await db.auditEntry.findMany()).toMatchObject([{ action: "settings.edit", subject: "settings" }]);
  });

  it.each([0, 1])("are changed by one of two who saw revision %i at once", async (revision) => {
    if (revision === 1) await saveSettings(ctx, input(0));
    const results = await Promise.allSettled(
      ["Satu", "Dua"].map((organisation) => saveSettings(ctx, input(revision, { organisation }))),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(results.find((result) => result.status === "rejected")?.reason).toBeInstanceOf(Conflict);
    expect(await readSettings(ctx)).toMatchObject({ revision: revision + 1 });
  });

  it("are an admin's alone", async () => {
    for (const actor of [pengelola, visitor("tamu")]) {
      const other = ctx.as(actor);
      await expect(editableSettings(other, CONFIGURED)).rejects.toThrow(Forbidden);
      await expect(saveSettings(other, input(0))).rejects.toThrow(Forbidden);
    }
    expect(await readSettings(ctx)).toBeNull();
  });

  it.each([
    ["email", "halo"],
    ["whatsapp", "0812"],
    ["repository", "javascript:alert(1)"],
    ["social", "Instagram"],
    ["social", "Instagram=javascript:alert(1)"],
    ["social", Array.from({ length: 7 }, (_, index) => `S${index}=https://s.example/${index}`).join("\n")],
  ])("are refused with %s=%s, at that field", (field, value) => {
    const { error } = WriteSettings.safeParse({ ...TYPED, [field]: value, revision: 0 });
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });
});
