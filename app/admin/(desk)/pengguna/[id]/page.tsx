import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { UserScreen } from "@/components/admin/users/user-screen";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { UserParams } from "@/lib/accounts/desk/schemas";
import { userWithWritings } from "@/lib/review/writings/queries";
import { requireAdmin } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

export const metadata: Metadata = { title: "Pengguna" };

export default async function UserPage({ params }: { params: Promise<{ id: string }> }) {
  const member = await requireAdmin();
  const { ctx } = contextFor(member);
  const requested = UserParams.safeParse(await params);
  const user = requested.success ? await userWithWritings(ctx, requested.data.id) : null;
  if (user === null) notFound();
  return (
    <main id="isi" tabIndex={-1} className="container-page grid w-full max-w-220 gap-8 py-4 sm:py-6">
      <div>
        <ButtonLink href="/admin/pengguna" variant="quiet" size="small" className="-ml-3">
          <Icon name="arrow-left" size={18} /> Pengguna
        </ButtonLink>
      </div>
      <UserScreen user={user} own={user.id === member.userId} />
    </main>
  );
}
