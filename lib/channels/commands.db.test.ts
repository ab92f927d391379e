import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { drawNames } from "@/lib/areas/test-areas";
import { Conflict, Forbidden, InvalidInput, NotFound } from "@/lib/kernel/errors";
import { member, type TestContext, testContext, visitor } from "@/scripts/testing/context";
import { testDatabase } from "@/scripts/testing/database";
import { checkChannel, createChannel, deleteChannel, doubtChannel, editChannel, removeOldDoubts } from "./commands";
import { importChannels } from "./commands-import";
import { deskChannels, findDeskChannel } from "./queries";
import { EditChannel, WriteChannel } from "./schemas";

const { db } = await testDatabase();
const bima = await member(db, "Bima", "PENGELOLA");
const warga = await member(db, "Citra");
const NOON = new Date("2027-03-14T12:00:00+07:00");

let ctx: TestContext;

beforeAll(() => drawNames(db));

beforeEach(async () => {
  await db.channelDoubt.deleteMany();
  await db.channel.deleteMany({ where: { shipped: false } });
  await db.auditEntry.deleteMany();
  ctx = testContext(db, bima, NOON);
});

const FIELDS = {
  name: "DLH Bantul",
  kind: "PHONE",
  address: "0274-367509",
  area_code: "34.02",
  damage_types: ["Sampah menumpuk"],
  needs_identity: false,
  days_forward: 2,
  days_act: 5,
  source_url: "https://dlh.bantulkab.test",
  checked_on: "2027-03-14",
};
const input = (fields: object = {}) => WriteChannel.parse({ ...FIELDS, ...fields });
const edit = (revision: number, fields: object = {}) => EditChannel.parse({ ...FIELDS, ...fields, revision });
const shipped = () => db.channel.findFirstOrThrow({ where: { shipped: true } });
const loggedActions = async () =>
  (await db.auditEntry.findMany({ orderBy: { id: "asc" } })).map(({ action }) => action);

describe("a channel", () => {
  it("is added, changed, checked and deleted by staff, each with its entry in the log", async () => {
    const { id } = await createChannel(ctx, input());
    expect(await findDeskChannel(ctx, id)).toMatchObject({
      name: "DLH Bantul",
      address: "0274-367509",
      area: "Kabupaten Bantul",
      doubts: 0,
      stale: false,
    });
    await editChannel(ctx, id, edit(0, { name: "DLH Kabupaten Bantul" }));
    await checkChannel(ctx, id, 1);
    await deleteChannel(ctx, id);
    expect(await findDeskChannel(ctx, id)).toBeNull();
    expect(await loggedActions()).toEqual(["channel.create", "channel.edit", "channel.check", "channel.delete"]);
    expect(ctx.expired).toEqual(["channels", "channels", "channels", "channels"]);
  });

  it("is there once, also when two add it at once", async () => {
    const results = await Promise.allSettled([
      createChannel(ctx, input()),
      createChannel(ctx, input({ name: "dlh BANTUL" })),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const { id } = await createChannel(ctx, input({ kind: "WHATSAPP", address: "0812-3456-7890" }));
    await expect(editChannel(ctx, id, edit(0))).rejects.toThrow(Conflict);
  });

  it("is not changed over what somebody else wrote meanwhile", async () => {
    const { id } = await createChannel(ctx, input());
    await editChannel(ctx, id, edit(0, { days_act: 9 }));
    await expect(editChannel(ctx, id, edit(0))).rejects.toThrow(Conflict);
    await expect(checkChannel(ctx, id, 0)).rejects.toThrow(Conflict);
  });

  it("names the area that is not there, and the check that lies ahead", async () => {
    const refusal = (fields: object) => createChannel(ctx, input(fields)).catch((error: unknown) => error);
    const isFor = (field: string) => expect.objectContaining({ fields: { [field]: expect.any(String) } });
    expect(await refusal({ area_code: "99" })).toEqual(isFor("area_code"));
    expect(await refusal({ checked_on: "2027-03-15" })).toEqual(isFor("checked_on"));
  });

  it("that comes with the application can be changed, but not deleted", async () => {
    const { id } = await shipped();
    await expect(deleteChannel(ctx, id)).rejects.toThrow(Conflict);
    expect(await db.channel.count({ where: { id } })).toBe(1);
  });

  it("is staff's alone to see at the desk and to change", async () => {
    const { id } = await createChannel(ctx, input());
    const attempts = [
      (other: TestContext) => createChannel(other, input({ name: "Kantor lain" })),
      (other: TestContext) => editChannel(other, id, edit(0)),
      (other: TestContext) => checkChannel(other, id, 0),
      (other: TestContext) => deleteChannel(other, id),
      (other: TestContext) => importChannels(other, new Uint8Array()),
      (other: TestContext) => deskChannels(other, {}),
      (other: TestContext) => findDeskChannel(other, id),
    ];
    for (const actor of [warga, visitor("tamu")]) {
      for (const attempt of attempts) await expect(attempt(ctx.as(actor))).rejects.toThrow(Forbidden);
    }
  });
});

describe("a doubt", () => {
  const doubts = async (id: number) => (await findDeskChannel(ctx, id))?.doubts;

  it("counts once a person, and stands at the desk until somebody checks", async () => {
    const { id } = await createChannel(ctx, input());
    for (const name of ["sari", "sari", "budi"]) await doubtChannel(ctx.as(visitor(name)), id);
    expect(await doubts(id)).toBe(2);
    const listed = await deskChannels(ctx, { keadaan: "periksa" });
    expect(
      listed.items.map(({ name }) => name),
      "the one that nobody has checked is there too",
    ).toEqual(["DLH Bantul", "SP4N-LAPOR!"]);
    await checkChannel(ctx, id, 0);
    expect(await doubts(id)).toBe(0);
  });

  it("stays when the promise changes, and goes with the address", async () => {
    const { id } = await createChannel(ctx, input());
    await doubtChannel(ctx.as(visitor("sari")), id);
    await editChannel(ctx, id, edit(0, { days_act: 9 }));
    expect(await doubts(id)).toBe(1);
    await editChannel(ctx, id, edit(1, { address: "0274-111222" }));
    expect(await doubts(id)).toBe(0);
  });

  it("about no channel is not found", async () => {
    await expect(doubtChannel(ctx.as(visitor("sari")), 2_000_000_000)).rejects.toThrow(NotFound);
  });

  it("is removed after half a year", async () => {
    const { id } = await createChannel(ctx, input());
    await doubtChannel(ctx.as(visitor("sari")), id);
    ctx.pass(181 * 86_400);
    await doubtChannel(ctx.as(visitor("budi")), id);
    expect(await removeOldDoubts(ctx)).toBe(1);
    expect(await doubts(id)).toBe(1);
  });
});

describe("a CSV of channels", () => {
  const HEAD =
    "Nama,Bentuk,Alamat,Kode daerah,Jenis kerusakan,Minta identitas,Hari diteruskan,Hari ditindak,Sumber,Diperiksa";
  const bytes = (...lines: string[]) => new TextEncoder().encode([HEAD, ...lines].join("\r\n"));
  const GOOD =
    '"DLH, Bantul",Telepon,0274-367509,34.02,Sampah menumpuk|Satwa liar,tidak,2,5,https://dlh.test,2027-03-01';

  it("is taken in once, and what is there already stays as it is", async () => {
    const other = "Damkar,whatsapp,0812-3456-7890,,,ya,0,1,https://damkar.test,2027-03-01";
    expect(await importChannels(ctx, bytes(GOOD, "", other))).toEqual({ rows: 2, added: 2, known: 0 });
    expect(await importChannels(ctx, bytes(GOOD, other))).toEqual({ rows: 2, added: 0, known: 2 });
    const { items } = await deskChannels(ctx, { q: "dlh" });
    expect(items).toMatchObject([
      { name: "DLH, Bantul", damage_types: ["Sampah menumpuk", "Satwa liar"], days_act: 5 },
    ]);
    expect(await loggedActions()).toEqual(["channel.import", "channel.import"]);
  });

  it("with semicolons and a mark, as spreadsheets write it, is read too", async () => {
    const text = `\uFEFF${HEAD.replaceAll(",", ";")}\n${"Damkar,PHONE,113,,,,0,1,https://damkar.test,2027-03-01".replaceAll(",", ";")}`;
    expect(await importChannels(ctx, new TextEncoder().encode(text))).toMatchObject({ added: 1 });
  });

  it("with something wrong adds nothing, and says what by row", async () => {
    const rows = [
      GOOD,
      "DLH Sleman,Telegram,0274-111,34.04,,mungkin,2,5,https://dlh.test,2027-03-01",
      "DLH Nol,Telepon,0274-367509,99,,,2,,https://dlh.test,2027-04-01",
    ];
    const error = await importChannels(ctx, bytes(...rows)).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(InvalidInput);
    const { message, fields } = error as InvalidInput;
    expect(message).toBe("Tidak ada yang diimpor: 2 baris perlu diperbaiki.");
    expect(Object.keys(fields)).toEqual(["Baris 3, bentuk", "Baris 3, minta identitas", "Baris 4, hari ditindak"]);
    expect(await db.channel.count({ where: { shipped: false } })).toBe(0);
  });

  it("names areas that are not there and checks that lie ahead", async () => {
    const row = "DLH Nol,Telepon,0274-367509,99,,,2,5,https://dlh.test,2027-04-01";
    const error = await importChannels(ctx, bytes(row)).catch((failure: unknown) => failure);
    expect(Object.keys((error as InvalidInput).fields)).toEqual(["Baris 2, kode daerah", "Baris 2, diperiksa"]);
  });

  it.each([
    ["no columns", "Nama,Alamat\nDLH,0274", "Judul kolom yang belum ada"],
    ["no rows", HEAD, "tidak memuat kanal"],
    ["an open quote", `${HEAD}\n"DLH`, "tidak dapat dibaca sejak baris 2"],
    ["too many rows", `${HEAD}\n${"x\n".repeat(501)}`, "lebih dari 500 kanal"],
  ])("with %s is refused in words", async (_, text, words) => {
    await expect(importChannels(ctx, new TextEncoder().encode(text))).rejects.toThrow(words);
  });
});
