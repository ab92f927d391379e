import type { Metadata } from "next";
import { InvitationForm } from "@/components/admin/volunteers/invitation-form";
import { DeskVolunteerFilters } from "@/components/admin/volunteers/volunteer-filters";
import { DeskVolunteerList } from "@/components/admin/volunteers/volunteer-list";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { requireStaff } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";
import { deskVolunteers, invitationChoices } from "@/lib/volunteers/queries";
import { INVITATION } from "@/lib/volunteers/rules";
import { ListDeskVolunteers } from "@/lib/volunteers/schemas";

export const metadata: Metadata = { title: "Relawan" };

interface DeskVolunteersPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function DeskVolunteersPage({ searchParams }: DeskVolunteersPageProps) {
  const member = await requireStaff();
  const { ctx } = contextFor(member);
  const { cursor, ...typed } = textsOf(await searchParams);
  const query = ListDeskVolunteers.safeParse({ ...typed, cursor });
  const errors = query.success
    ? {}
    : Object.fromEntries(query.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
  const [page, choices] = await Promise.all([
    query.success ? deskVolunteers(ctx, query.data) : { items: [], nextCursor: null },
    invitationChoices(ctx),
  ]);
  return (
    <main id="isi" tabIndex={-1} className="container-page grid w-full gap-6 py-4 sm:py-6">
      <h1 className="text-3xl">Relawan</h1>
      <DeskVolunteerFilters typed={typed} errors={errors} />
      {page.items.length === 0 ? (
        <EmptyState>
          {query.success
            ? "Tidak ada relawan yang cocok. Longgarkan saringannya."
            : "Perbaiki saringan untuk melihat relawan."}
        </EmptyState>
      ) : (
        <DeskVolunteerList volunteers={page.items} />
      )}
      {page.nextCursor === null ? null : (
        <p className="text-center">
          <ButtonLink
            href={`/admin/relawan?${new URLSearchParams({ ...typed, cursor: page.nextCursor })}`}
            variant="secondary"
          >
            Tampilkan berikutnya
          </ButtonLink>
        </p>
      )}
      <section aria-labelledby="undang" className="grid gap-4 border-t border-line pt-6">
        <div>
          <h2 id="undang" className="text-2xl">
            Undang ke kegiatan
          </h2>
          <p className="measure mt-1 text-ink-soft">
            Undangan dikirim lewat email kepada relawan yang sudah mengonfirmasi emailnya, belum terdaftar pada kegiatan
            itu, dan tidak menolak diundang: paling banyak {INVITATION.people} orang sekali kirim, masing-masing paling
            sering sekali dalam {INVITATION.days} hari. Alamat mereka tidak ditampilkan.
          </p>
        </div>
        {choices.events.length === 0 ? (
          <EmptyState>Belum ada kegiatan mendatang untuk diundangkan.</EmptyState>
        ) : (
          <InvitationForm choices={choices} />
        )}
      </section>
    </main>
  );
}

/** What the form and the page links have written into the address. */
function textsOf(requested: Record<string, string | string[] | undefined>): Record<string, string> {
  const known = Object.keys(ListDeskVolunteers.shape);
  const texts = Object.entries(requested).filter((entry): entry is [string, string] => {
    const [name, value] = entry;
    return known.includes(name) && typeof value === "string" && value.trim() !== "";
  });
  return Object.fromEntries(texts);
}
