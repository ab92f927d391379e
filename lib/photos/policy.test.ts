import { describe, expect, it } from "vitest";
import type { Actor, Role } from "@/lib/kernel/actor";
import { canSeePhoto } from "./policy";

const stranger: Actor = { kind: "visitor", visitorId: "lain" };
const owner: Actor = { kind: "visitor", visitorId: "pemilik" };
const nobody: Actor = { kind: "visitor", visitorId: null };

function member(role: Role, visitorId: string | null = null): Actor {
  return { kind: "member", userId: 7, username: "sari", role, via: { sessionId: "s" }, visitorId };
}

const waiting = { ownerKey: "visitor:pemilik", isPublic: false, isTakenAway: false };
const shown = { ...waiting, isPublic: true };

describe("canSeePhoto", () => {
  it("lets the writer and staff see a photo that waits", () => {
    expect(canSeePhoto(owner, waiting)).toBe(true);
    expect(canSeePhoto(member("USER", "pemilik"), waiting)).toBe(true);
    expect(canSeePhoto(member("PENGELOLA"), waiting)).toBe(true);
    expect(canSeePhoto(member("ADMIN"), waiting)).toBe(true);
  });

  it("hides it from everyone else", () => {
    for (const actor of [stranger, nobody, member("USER")]) expect(canSeePhoto(actor, waiting)).toBe(false);
  });

  it("shows a public photo to everyone", () => {
    for (const actor of [stranger, nobody, owner, member("USER")]) expect(canSeePhoto(actor, shown)).toBe(true);
  });

  it("hides from everyone what staff have taken away", () => {
    for (const actor of [stranger, owner, member("ADMIN")]) {
      expect(canSeePhoto(actor, { ...shown, isTakenAway: true })).toBe(false);
    }
  });
});
