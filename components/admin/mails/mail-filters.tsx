import { FilterButtons, type FilterField, FilterFields } from "@/components/lists/filter-fields";
import { formatCount } from "@/lib/format/numbers";
import { MAIL_KIND_LABELS, MAIL_KINDS, MAILS_SEARCHED } from "@/lib/mails/rules";
import type { ListMails } from "@/lib/mails/schemas";

const FIELDS: FilterField[] = [
  {
    name: "q",
    label: "Judul atau alamat",
    hint: `Dicari di antara ${formatCount(MAILS_SEARCHED)} surat terbaru di kotak ini.`,
    type: "search",
    maxLength: 100,
  },
  {
    name: "jenis",
    label: "Tentang",
    options: MAIL_KINDS.map((value) => ({ value, label: MAIL_KIND_LABELS[value] })),
    placeholder: "Semua",
  },
];

/** A plain form: what is asked stands in the address, also without scripts. */
export function MailFilters({ requested: { kotak, q, jenis } }: { requested: ListMails }) {
  return (
    <form
      action="/admin/surat"
      method="get"
      aria-label="Cari surat"
      className="grid items-end gap-4 rounded-md border border-line bg-card p-4 sm:grid-cols-[2fr_1fr_auto]"
    >
      <input type="hidden" name="kotak" value={kotak} />
      <FilterFields fields={FIELDS} typed={{ q, jenis }} />
      <FilterButtons clearHref={q === undefined && jenis === undefined ? null : `/admin/surat?kotak=${kotak}`} />
    </form>
  );
}
