import type { Metadata } from "next";
import { AccountScreen } from "@/components/accounts/account-screen";
import { ownAccount } from "@/lib/accounts/queries-own";
import { OWN_PREVIEW } from "@/lib/accounts/rules-own";
import { ownKey } from "@/lib/kernel/actor";
import { placesOf } from "@/lib/places/queries-page";
import { reportsOf } from "@/lib/reports/queries";
import { requireMember } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

export const metadata: Metadata = { title: "Akun saya", robots: { index: false } };

export default async function AccountPage() {
  const { ctx } = contextFor(await requireMember("/akun"));
  const keys = [ownKey(ctx.actor)];
  const [account, reports, places] = await Promise.all([
    ownAccount(ctx),
    reportsOf(ctx, keys, { limit: OWN_PREVIEW }),
    placesOf(ctx, keys, { limit: OWN_PREVIEW }),
  ]);
  return <AccountScreen account={account} reports={reports} places={places} />;
}
