import type { Metadata } from "next";
import { AccountRecords } from "@/app/(public)/akun/account-records";
import { loadOwnedRecords } from "@/app/(public)/akun/load-owned-records";
import { AccountScreen } from "@/components/accounts/account/account-screen";
import { ownAccount } from "@/lib/accounts/own/queries";
import { requireMember } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

export const metadata: Metadata = { title: "Akun saya", robots: { index: false } };

export default async function AccountPage() {
  const { ctx } = contextFor(await requireMember("/akun"));
  const [account, ownedRecords] = await Promise.all([ownAccount(ctx), loadOwnedRecords(ctx)]);
  return <AccountScreen account={account} records={<AccountRecords ownedRecords={ownedRecords} />} />;
}
