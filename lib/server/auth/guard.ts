import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { isAdmin, isStaff, type Member } from "@/lib/kernel/actor";
import { loginReturnPath } from "@/lib/server/http/login-return-path";
import { visitorOf } from "@/lib/server/http/visitor";
import { identify } from "./identify";

/** Who is looking at a page. Reading cookies makes the page dynamic; asked once a request, however many ask. */
export const pageMember = cache(async (): Promise<Member | null> => {
  const cookie = (await headers()).get("cookie") ?? "";
  const request = new Request("http://page.invalid/", { headers: { cookie } });
  const member = await identify(request);
  return member && { ...member, visitorId: visitorOf(request) };
});

/** For pages of the desk: others sign in first and come back; who has no staff role learns why. */
export async function requireStaff(): Promise<Member> {
  const member = await pageMember();
  if (member === null) {
    const page = loginReturnPath(await headers());
    redirect(page === null || page === "/admin" ? "/login" : loginFor(page));
  }
  if (!isStaff(member)) redirect("/akses-ditolak");
  return member;
}

/** For pages of the desk that only administrators see. */
export async function requireAdmin(): Promise<Member> {
  const member = await requireStaff();
  if (!isAdmin(member)) redirect("/akses-ditolak");
  return member;
}

/** For pages of one's own: others sign in first and come back. @param path of the page */
export async function requireMember(path: string): Promise<Member> {
  const member = await pageMember();
  if (member === null) redirect(loginFor(path));
  return member;
}

function loginFor(path: string): string {
  return `/login?lanjut=${encodeURIComponent(path)}`;
}
