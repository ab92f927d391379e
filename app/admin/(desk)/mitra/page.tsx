import type { Metadata } from "next";
import { ListPage, optionsOf } from "@/components/admin/desk/list-page";
import { DeskPartnerList } from "@/components/admin/partners/partner-list";
import { type AddressQuery, readAddress } from "@/lib/desk/list-address";
import { isAdmin } from "@/lib/kernel/actor";
import { deskPartners } from "@/lib/partners/desk/queries";
import { PARTNER_LENGTH, PARTNER_STATE_LABELS } from "@/lib/partners/rules";
import { DeskPartnersQuery } from "@/lib/partners/schemas";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

const LOOK = {
  path: "/admin/mitra",
  noun: "bank sampah",
  title: "Bank sampah",
  intro:
    "Tampil begitu terdaftar, kecuali saringan menahannya. Tanda terverifikasi hanya diberikan oleh admin, dan gugur bila bank sampahnya berganti nama. Tautan baru hanya dikirim ke email bank sampah dan mengakhiri tautan pribadi yang lama.",
  fields: [
    { name: "q", label: "Nama", type: "search", maxLength: PARTNER_LENGTH.name },
    { name: "keadaan", label: "Keadaan", options: optionsOf(PARTNER_STATE_LABELS) },
  ],
};

export const metadata: Metadata = { title: LOOK.title };

export default async function DeskPartnersPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const member = await requireStaff();
  const { ctx } = contextFor(member);
  const { typed, query } = readAddress(DeskPartnersQuery, Object.keys(DeskPartnersQuery.shape), await searchParams);
  // An address that means nothing shows the first page.
  return (
    <ListPage look={LOOK} address={{ typed, errors: {} }} page={await deskPartners(ctx, query ?? {})}>
      {(partners) => <DeskPartnerList partners={partners} isAdmin={isAdmin(member)} />}
    </ListPage>
  );
}
