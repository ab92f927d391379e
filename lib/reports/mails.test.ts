import { describe, expect, it } from "vitest";
import { decisionMail, questionMail, receiptMail } from "./mails";

const to = {
  code: "LP-260314-0001",
  email: "sari@contoh.id",
  reporterName: "Sari <b>Dewi</b>",
  link: "https://sulur.test/laporan/LP-260314-0001",
  stop: { link: "https://sulur.test/surat/berhenti#a", unsubscribe: "https://sulur.test/a", rows: [], addressKey: "" },
};

describe("decisionMail", () => {
  const mail = decisionMail(to, "reject", "Lokasi <script>alert(1)</script>\nbelum jelas & kabur.");

  it("goes to one address, named as the reporter", () => {
    expect(mail.to).toEqual({ name: to.reporterName, address: to.email });
    expect(mail.subject).toBe("Laporan LP-260314-0001 ditolak");
  });

  it("says in plain text what was decided, why, and where to look", () => {
    expect(mail.text).toContain("> Lokasi <script>alert(1)</script>\n> belum jelas & kabur.");
    expect(mail.text).toContain(to.link);
  });

  it("escapes in HTML all that people typed", () => {
    expect(mail.html).not.toContain("<script>");
    expect(mail.html).not.toContain("<b>Dewi");
    expect(mail.html).toContain("belum jelas &amp; kabur.");
    expect(mail.html).toContain(`href="${to.link}"`);
  });

  it("has a sentence of its own for each decision", () => {
    const decisions = ["verify", "reject", "start", "claim", "reopen"] as const;
    expect(new Set(decisions.map((decision) => decisionMail(to, decision, null).text)).size).toBe(decisions.length);
  });

  it("greets nobody by the word for who wants no name", () => {
    const anonymous = decisionMail({ ...to, reporterName: "Warga" }, "verify", null);
    expect(anonymous.to.name).toBe("");
    expect(anonymous.text).toMatch(/^Halo,/u);
  });
});

it("keeps everything typed out of the receipt, since the address may be a stranger's", () => {
  const mail = receiptMail(to);
  expect(JSON.stringify(mail)).not.toContain("Dewi");
  expect(mail.subject).toContain(to.code);
});

it("shows the map of a public report, by an address that holds nothing but its number", () => {
  expect(receiptMail(to, false, true).html).toContain(
    `<img src="${to.link}/peta.png" alt="Peta di sekitar tempat laporan"`,
  );
  expect(receiptMail(to).html).not.toContain("<img");
});

it("carries the question and the way to answer it", () => {
  const mail = questionMail(to, "Di mana tepatnya?", `${to.link}#jawab=abc`);
  expect(mail.text).toContain("> Di mana tepatnya?");
  expect(mail.html).toContain(`href="${to.link}#jawab=abc"`);
});
