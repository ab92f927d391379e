import { describe, expect, it } from "vitest";
import { testForm } from "@/lib/forms/test-form";
import { CHANNEL } from "./fields";
import { EditChannel, WriteChannel } from "./schemas";

const form = {
  fields: CHANNEL,
  right: { address: "0812-3456-7890", source_url: "https://contoh.id/kontak" },
  wrong: { area_code: "3273", source_url: "contoh.id", days_act: "1,5" },
};
testForm("CHANNEL", { ...form, schema: WriteChannel });
testForm("CHANNEL, changed", { ...form, schema: EditChannel, more: { revision: 1 } });

const input = (fields: object) => ({
  name: "DLH Kota Bandung",
  kind: "WHATSAPP",
  address: "0812-3456-7890",
  days_forward: 2,
  days_act: 5,
  source_url: "https://contoh.id/kontak",
  checked_on: "2026-03-14",
  ...fields,
});

describe("the address of a channel", () => {
  it.each([
    ["WHATSAPP", "0812-3456-7890", "+6281234567890"],
    ["PHONE", "(022) 7531234", "+62227531234"],
    ["PHONE", "112", "112"],
    ["WEB", "https://contoh.id/lapor", "https://contoh.id/lapor"],
    ["OFFICE", "Jalan Sadang Tengah 4", "Jalan Sadang Tengah 4"],
  ])("of kind %s is read from %s", (kind, address, stored) => {
    expect(WriteChannel.parse(input({ kind, address })).address).toBe(stored);
  });

  it.each([
    ["WHATSAPP", "(022) 7531234", "Nomor WhatsApp harus nomor ponsel. Contoh: 0812-3456-7890."],
    ["PHONE", "tanya satpam", "Nomor belum benar. Contoh: 0812-3456-7890."],
    ["WEB", "javascript:alert(1)", "Alamat harus dimulai dengan https://."],
    ["APP", "https://resmi.go.id@jahat.example", "Alamat harus dimulai dengan https://."],
  ])("of kind %s is not %s", (kind, address, message) => {
    const { error } = WriteChannel.safeParse(input({ kind, address }));
    expect(error?.issues.map((issue) => [issue.path.join("."), issue.message])).toEqual([["address", message]]);
  });
});
