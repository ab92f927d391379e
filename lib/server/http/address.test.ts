import { describe, expect, it } from "vitest";
import { addressKey } from "./address";

function from(headers: Record<string, string>): Request {
  return new Request("http://sulur.test/", { headers });
}

describe("addressKey", () => {
  it("ignores X-Forwarded-For when no proxy is trusted", () => {
    expect(addressKey(from({ "x-forwarded-for": "1.2.3.4", "x-sulur-peer": "10.0.0.9" }), 0)).toBe("10.0.0.9");
  });

  it("counts trusted proxies from the right, so an invented entry at the left changes nothing", () => {
    const request = from({ "x-forwarded-for": "6.6.6.6, 203.0.113.7", "x-sulur-peer": "10.0.0.9" });
    expect(addressKey(request, 1)).toBe("203.0.113.7");
    expect(addressKey(request, 2)).toBe("6.6.6.6");
  });

  it("falls back to the socket's address when fewer proxies wrote than are trusted", () => {
    expect(addressKey(from({ "x-forwarded-for": "203.0.113.7", "x-sulur-peer": "10.0.0.9" }), 2)).toBe("10.0.0.9");
  });

  it("treats a whole IPv6 /64 as one address", () => {
    const key = (address: string) => addressKey(from({ "x-sulur-peer": address }), 0);
    expect(key("2001:db8:1:2:aaaa::1")).toBe("2001:db8:1:2::/64");
    expect(key("2001:db8:1:2:bbbb:cccc:dddd:eeee")).toBe(key("2001:db8:1:2:aaaa::1"));
    expect(key("2001:db8::1")).toBe("2001:db8:0:0::/64");
    expect(key("::1")).toBe("0:0:0:0::/64");
    expect(key("2001:db8:1:3::1")).not.toBe(key("2001:db8:1:2::1"));
  });

  it("reads an IPv4 address in its IPv6 form as IPv4", () => {
    expect(addressKey(from({ "x-sulur-peer": "::ffff:192.0.2.5" }), 0)).toBe("192.0.2.5");
  });
});
