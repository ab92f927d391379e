import { FoldedFilters } from "@/components/admin/desk/folded-filters";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { ROLE_LABELS, ROLE_NAMES } from "@/lib/admin/rules";
import type { ListUsers } from "@/lib/admin/schemas";
import { REGISTRATION_PROVINCES } from "@/lib/provinces/rules";

const ROLES = ROLE_NAMES.map((value) => ({ value, label: ROLE_LABELS[value] }));
const STATES = [
  { value: "aktif", label: "Aktif" },
  { value: "diblokir", label: "Diblokir" },
];
const ORDERS = [
  { value: "terbaru", label: "Terbaru" },
  { value: "nama", label: "Nama" },
  { value: "terlihat", label: "Terakhir terlihat" },
];

/** A plain form: what is asked stands in the address, also without scripts. */
export function UserFilters({ asked }: { asked: Partial<ListUsers> }) {
  const used = [asked.role, asked.state, asked.daerah, asked.sort].filter((value) => value !== undefined).length;
  return (
    <form action="/admin/pengguna" method="get" className="grid gap-4">
      <Field inFilter name="q" label="Username">
        {(control) => <Input {...control} type="search" maxLength={60} defaultValue={asked.q} />}
      </Field>
      <FoldedFilters used={used}>
        <Field inFilter name="role" label="Role">
          {(control) => <Select {...control} options={ROLES} placeholder="Semua role" defaultValue={asked.role} />}
        </Field>
        <Field inFilter name="state" label="Keadaan">
          {(control) => <Select {...control} options={STATES} placeholder="Semua" defaultValue={asked.state} />}
        </Field>
        <Field inFilter name="daerah" label="Daerah">
          {(control) => (
            <Select
              {...control}
              options={REGISTRATION_PROVINCES}
              placeholder="Semua daerah"
              defaultValue={asked.daerah}
            />
          )}
        </Field>
        <Field inFilter name="sort" label="Urutan">
          {(control) => <Select {...control} options={ORDERS} defaultValue={asked.sort} />}
        </Field>
      </FoldedFilters>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">
          <Icon name="search" /> Cari
        </Button>
      </div>
    </form>
  );
}
