import { Button, ButtonLink } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { formatCount } from "@/lib/format/numbers";
import { MAIL_KIND_LABELS, MAIL_KINDS, MAILS_SEARCHED } from "@/lib/mails/rules";
import type { ListMails } from "@/lib/mails/schemas";

const KINDS = MAIL_KINDS.map((value) => ({ value, label: MAIL_KIND_LABELS[value] }));

/** A plain form: what is asked stands in the address, also without scripts. */
export function MailFilters({ asked }: { asked: ListMails }) {
  const { kotak, q, jenis } = asked;
  return (
    <form
      action="/admin/surat"
      method="get"
      aria-label="Cari surat"
      className="grid items-end gap-4 rounded-md border border-line bg-card p-4 sm:grid-cols-[2fr_1fr_auto]"
    >
      <input type="hidden" name="kotak" value={kotak} />
      <Field
        inFilter
        name="q"
        label="Judul atau alamat"
        hint={`Dicari di antara ${formatCount(MAILS_SEARCHED)} surat terbaru di kotak ini.`}
      >
        {(control) => <Input {...control} type="search" maxLength={100} autoComplete="off" defaultValue={q} />}
      </Field>
      <Field inFilter name="jenis" label="Tentang">
        {(control) => <Select {...control} options={KINDS} placeholder="Semua" defaultValue={jenis} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">
          <Icon name="search" /> Cari
        </Button>
        {q === undefined && jenis === undefined ? null : (
          <ButtonLink href={`/admin/surat?kotak=${kotak}`} variant="quiet">
            Hapus saringan
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
