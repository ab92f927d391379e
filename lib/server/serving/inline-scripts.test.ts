import { describe, expect, it } from "vitest";
import { scriptHash, sealPage } from "./inline-scripts";

const NONCE = "k3Yp-random_Nonce123456";
const marked = (content: string) => `<script nonce="${NONCE}">${content}</script>`;

describe("scriptHash", () => {
  it("is what browsers compute", () => {
    // The example of the CSP specification.
    expect(scriptHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  });
});

describe("sealPage", () => {
  it("hashes the inline scripts that carry the nonce, once each", () => {
    const { scripts } = sealPage(`${marked("a()")}<p>teks</p>${marked("b()")}${marked("a()")}`, NONCE);
    expect(scripts).toEqual([scriptHash("a()"), scriptHash("b()")]);
  });

  it("trusts no script that slipped into the content", () => {
    const html = `<script>steal()</script><script nonce="">steal()</script><script nonce="guess">steal()</script>`;
    expect(sealPage(html, NONCE).scripts).toEqual([]);
  });

  it("leaves files to the policy's 'self'", () => {
    const html = `<script src="/_next/static/a.js" nonce="${NONCE}" noModule=""></script>`;
    expect(sealPage(html, NONCE).scripts).toEqual([]);
  });

  it("takes the nonce out, and hashes what remains", () => {
    const { html, scripts } = sealPage(
      `<link rel="preload" nonce="${NONCE}" href="/a.js"/>${marked(`push("nonce":"${NONCE}")`)}`,
      NONCE,
    );
    expect(html).toBe(`<link rel="preload" href="/a.js"/><script>push("nonce":"")</script>`);
    expect(scripts).toEqual([scriptHash(`push("nonce":"")`)]);
  });

  it("gives the same bytes whatever the nonce was", () => {
    const page = (nonce: string) => sealPage(`<script nonce="${nonce}" id="_R_">a("${nonce}")</script>`, nonce);
    expect(page("first-nonce-of-two")).toEqual(page("other-nonce-of-two"));
  });

  it("takes scripts over several lines and with other attributes", () => {
    const content = "if (a < b) {\n  c('</p>')\n}";
    expect(sealPage(`<script id="x" nonce="${NONCE}" data-a="1">${content}</script>`, NONCE).scripts).toEqual([
      scriptHash(content),
    ]);
  });
});
