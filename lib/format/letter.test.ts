import { expect, it } from "vitest";
import { letter } from "./letter";

it("keeps the lines and numbers of what was typed, in paragraphs and quotes, as text and as HTML", () => {
  const typed = "1. Ember\n\n2. Sekop <baru> https://id.wikipedia.org/wiki/Hutan_(Indonesia)";
  const mail = letter("uji", "a@sulur.test", { subject: "Uji", paragraphs: [typed], quote: typed, footer: "Kaki" });
  expect(mail.text).toContain(`\n\n${typed}\n\n`);
  expect(mail.text).toContain(`\n\n${typed.replace(/^/gmu, "> ")}\n\n`);
  const lines = "1. Ember<br><br>2. Sekop &lt;baru&gt; https://id.wikipedia.org/wiki/Hutan_(Indonesia)";
  expect(mail.html.split(lines)).toHaveLength(3);
});
