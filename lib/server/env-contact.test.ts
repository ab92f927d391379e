import { describe, expect, it } from "vitest";
import { z } from "zod";
import { contactFields } from "./env";

const Contact = z.object(contactFields);

describe("the operator's contact", () => {
  it("is nothing as long as nothing is set", () => {
    expect(Contact.parse({})).toEqual({});
  });

  it("is read as people write it", () => {
    const variables = {
      CONTACT_EMAIL: " halo@sulur.example ",
      CONTACT_WHATSAPP: "+62 812-3456-7890",
      REPOSITORY_URL: "https://kode.example/sulur",
      SOCIAL_LINKS: "Instagram=https://instagram.com/sulur, YouTube=https://youtube.com/watch?v=1,",
    };
    expect(Contact.parse(variables)).toEqual({
      CONTACT_EMAIL: "halo@sulur.example",
      CONTACT_WHATSAPP: "6281234567890",
      REPOSITORY_URL: "https://kode.example/sulur",
      SOCIAL_LINKS: [
        { label: "Instagram", href: "https://instagram.com/sulur" },
        { label: "YouTube", href: "https://youtube.com/watch?v=1" },
      ],
    });
  });

  it.each([
    ["0812-3456-7890", "6281234567890"],
    ["+62 (0)812 3456 7890", "6281234567890"],
    ["62 812 3456 7890", "6281234567890"],
    ["+60 12-345 6789", "60123456789"],
  ])("takes the number %s as every form does", (number, digits) => {
    expect(Contact.parse({ CONTACT_WHATSAPP: number })).toEqual({ CONTACT_WHATSAPP: digits });
  });

  it.each([
    ["CONTACT_EMAIL", "halo"],
    ["CONTACT_WHATSAPP", "0812"],
    ["REPOSITORY_URL", "javascript:alert(1)"],
    ["SOCIAL_LINKS", "Instagram"],
    ["SOCIAL_LINKS", "Instagram=javascript:alert(1)"],
  ])("stops at %s=%s and says how it should be", (name, value) => {
    const result = Contact.safeParse({ [name]: value });
    expect(result.error?.issues[0]?.message).toContain(`${name} harus`);
  });
});
