import type { Metadata } from "next";
import { ListPage, optionsOf } from "@/components/admin/desk/list-page";
import { ListTabs } from "@/components/admin/desk/list-tabs";
import { AllAgain, MailList } from "@/components/admin/mails/mail-list";
import type { AddressQuery } from "@/lib/desk/list-address";
import { formatCount } from "@/lib/format/numbers";
import { outboxCounts, outboxMails } from "@/lib/mails/queries";
import { MAIL_BOX_LABELS, MAIL_BOX_NOTES, MAIL_BOXES, MAIL_KIND_LABELS, MAILS_SEARCHED } from "@/lib/mails/rules";
import { ListMails } from "@/lib/mails/schemas";
import { requireAdmin } from "@/lib/server/auth/guard";
import { contextFor } from "@/lib/server/ctx";

const LOOK = {
  path: "/admin/surat",
  noun: "surat",
  title: "Surat keluar",
  intro: "Email yang ditulis situs ini, tanpa isinya. Membuka halaman ini tercatat di catatan tindakan.",
  fields: [
    {
      name: "q",
      label: "Judul atau alamat",
      hint: `Dicari di antara ${formatCount(MAILS_SEARCHED)} surat terbaru di kotak ini.`,
      type: "search",
      maxLength: 100,
    },
    { name: "jenis", label: "Tentang", options: optionsOf(MAIL_KIND_LABELS), placeholder: "Semua" },
  ],
};

export const metadata: Metadata = { title: LOOK.title };

export default async function MailsPage({ searchParams }: { searchParams: Promise<AddressQuery> }) {
  const { ctx } = contextFor(await requireAdmin());
  const query = ListMails.parse(await searchParams);
  const [page, counts] = await Promise.all([outboxMails(ctx, query), outboxCounts(ctx)]);
  const { kotak, q, jenis } = query;
  return (
    <ListPage
      look={LOOK}
      address={{ typed: { ...(q ? { q } : {}), ...(jenis ? { jenis } : {}) }, errors: {} }}
      hidden={{ kotak }}
      page={page}
      next="sesudah"
      empty="Tidak ada surat di kotak ini."
      above={
        <>
          <ListTabs
            label="Kotak surat"
            tabs={MAIL_BOXES.map((box) => ({
              href: `${LOOK.path}?kotak=${box}`,
              label: MAIL_BOX_LABELS[box],
              current: box === kotak,
              count: counts[box],
            }))}
          />
          <p className="measure text-ink-soft">{MAIL_BOX_NOTES[kotak]}</p>
        </>
      }
      tools={kotak === "gagal" && counts.gagal > 0 ? <AllAgain /> : null}
    >
      {(mails) => <MailList mails={mails} />}
    </ListPage>
  );
}
