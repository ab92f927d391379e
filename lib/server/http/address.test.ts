import { describe, expect, it, vi } from "vitest";
import { waistOf } from "@/lib/kernel/actor";
import { log } from "@/lib/server/log";
import { fromAddress, visitor } from "@/scripts/testing/context";
import { addressKey, isClientAddress, networkGroups, PEER_HEADER } from "./address";
import { sealHeader } from "./own-header";

vi.stubEnv("DATABASE_URL", "postgresql://a:b@localhost/c");
vi.stubEnv("SITE_URL", "https://sulur.example");
vi.stubEnv("AUTH_SECRET", "a".repeat(40));

/** @param peer of the connection, as the server says it */
function from({ peer, ...headers }: Record<string, string>): Request {
  const request = new Request("http://sulur.test/", { headers });
  if (peer !== undefined) request.headers.set(PEER_HEADER, sealHeader(peer));
  return request;
}

describe("addressKey", () => {
  it("ignores X-Forwarded-For when no proxy is trusted", () => {
    expect(addressKey(from({ "x-forwarded-for": "1.2.3.4", peer: "10.0.0.9" }), 0)).toBe("10.0.0.9");
  });

  it("counts trusted proxies from the right, so an invented entry at the left changes nothing", () => {
    const request = from({ "x-forwarded-for": "6.6.6.6, 203.0.113.7", peer: "10.0.0.9" });
    expect(addressKey(request, 1)).toBe("203.0.113.7");
    expect(addressKey(request, 2)).toBe("6.6.6.6");
  });

  it("falls back to the socket's address when fewer proxies wrote than are trusted", () => {
    expect(addressKey(from({ "x-forwarded-for": "203.0.113.7", peer: "10.0.0.9" }), 2)).toBe("10.0.0.9");
  });

  it("treats a whole IPv6 /64 as one address", () => {
    const key = (address: string) => addressKey(from({ peer: address }), 0);
    expect(key("2001:db8:1:2:aaaa::1")).toBe("2001:db8:1:2::/64");
    expect(key("2001:db8:1:2:bbbb:cccc:dddd:eeee")).toBe(key("2001:db8:1:2:aaaa::1"));
    expect(key("2001:db8::1")).toBe("2001:db8:0:0::/64");
    expect(key("::1")).toBe("0:0:0:0::/64");
    expect(key("2001:db8:1:3::1")).not.toBe(key("2001:db8:1:2::1"));
  });

  it("reads an IPv4 address in its IPv6 form as IPv4", () => {
    expect(addressKey(from({ peer: "::ffff:192.0.2.5" }), 0)).toBe("192.0.2.5");
  });

  it.each(["::ffff:c000:205", "0:0:0:0:0:FFFF:192.0.2.5", "::FFFF:192.0.2.5"])("reads %s the same way", (address) => {
    expect(addressKey(from({ "x-forwarded-for": address }), 1)).toBe("192.0.2.5");
  });

  it.each([
    ["203.0.113.7:555", "203.0.113.7"],
    ["[::1]:555", "0:0:0:0::/64"],
    ["[2001:DB8:1:2::9]", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ])("takes %s without what is not the address", (entry, key) => {
    expect(addressKey(from({ "x-forwarded-for": entry, peer: "10.0.0.9" }), 1)).toBe(key);
  });

  it.each(["", "unknown", "_hidden", "203.0.113.7:555:1", "1.2.3", "999.1.1.1", "[::1", "<script>", "a".repeat(5_000)])(
    "makes no key of %s, but falls back to the connection",
    (entry) => expect(addressKey(from({ "x-forwarded-for": entry, peer: "10.0.0.9" }), 1)).toBe("10.0.0.9"),
  );

  it("does not believe a stranger who says what only our server says", () => {
    expect(addressKey(from({ "x-sulur-peer": "203.0.113.7" }), 0)).toBe("unknown");
  });
});

describe("networkGroups", () => {
  it("puts an IPv6 /64 into its /56 and its /48, each with a wider allowance", () => {
    expect(networkGroups("2001:db8:1:2fe::/64")).toEqual([
      { key: "2001:db8:1:2fe::/64", times: 1 },
      { key: "2001:db8:1:200::/56", times: 2 },
      { key: "2001:db8:1::/48", times: 4 },
    ]);
    expect(networkGroups("2001:db8:1:201::/64")[1]).toEqual(networkGroups("2001:db8:1:2ff::/64")[1]);
    expect(networkGroups("2001:db8:1:301::/64")[1]).not.toEqual(networkGroups("2001:db8:1:201::/64")[1]);
    expect(networkGroups("0:0:0:0::/64").at(-1)).toEqual({ key: "0:0:0::/48", times: 4 });
  });

  it("puts an IPv4 address into its /24", () => {
    expect(networkGroups("203.0.113.7")).toEqual([
      { key: "203.0.113.7", times: 1 },
      { key: "203.0.113.0/24", times: 8 },
    ]);
  });

  it.each([
    ["2001:db8:1:2fe::1", "2001:db8:1:ff00::1", "2001:db8:2:2fe::1"],
    ["203.0.113.7", "203.0.113.250", "203.0.114.7"],
  ])("gives %s and %s one waist, but not %s", (address, neighbour, stranger) => {
    const waistAt = (client: string) => waistOf(visitor("a", fromAddress(client)));
    expect(waistAt(neighbour)).toBe(waistAt(address));
    expect(waistAt(stranger)).not.toBe(waistAt(address));
  });

  it("leaves an unknown address alone", () => {
    expect(networkGroups("unknown")).toEqual([{ key: "unknown", times: 1 }]);
  });
});

describe("isClientAddress", () => {
  it.each([
    ["behind a trusted proxy", { "x-forwarded-for": "203.0.113.7", peer: "10.0.0.9" }, 1, true],
    ["connected directly", { peer: "203.0.113.7" }, 0, true],
    ["behind a proxy that is not trusted", { "x-forwarded-for": "203.0.113.7", peer: "10.0.0.9" }, 0, false],
    ["of which nothing is known", {}, 0, false],
  ] as const)("judges a client %s", (_, headers, hops, expected) => {
    expect(isClientAddress(from(headers), hops)).toBe(expected);
  });
});

it("logs the first X-Forwarded-For of a production site that trusts no proxy, without its addresses", () => {
  vi.stubEnv("NODE_ENV", "production");
  const warn = vi.spyOn(log(), "warn").mockImplementation(() => {});
  const request = from({ "x-forwarded-for": "203.0.113.7", peer: "10.0.0.9" });
  addressKey(request, 1);
  expect(warn).not.toHaveBeenCalled();
  for (let seen = 0; seen < 3; seen += 1) addressKey(request, 0);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(String(warn.mock.calls[0])).toContain("TRUSTED_PROXY_HOPS");
  expect(String(warn.mock.calls[0])).not.toContain("203.0.113.7");
});
