import type { Metadata } from "next";
import { loadBelongings } from "@/app/(public)/akun/load-belongings";
import { AccountScreen } from "@/components/accounts/account/account-screen";
import { ownAccount } from "@/lib/accounts/own/queries";
import { requireMember } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

export const metadata: Metadata = { title: "Akun saya", robots: { index: false } };

export default async function AccountPage() {
  const { ctx } = contextFor(await requireMember("/akun"));
  const [account, belongings] = await Promise.all([ownAccount(ctx), loadBelongings(ctx)]);
  return <AccountScreen account={account} belongings={belongings} />;
}
