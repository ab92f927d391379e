import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ExportUsers } from "@/lib/admin/schemas";

/** A plain form: the browser saves what it is answered with. It takes the filters of the list along. */
export function UserExport({ filters }: { filters: ExportUsers }) {
  return (
    <form action="/api/admin/users/export" method="get" className="flex flex-wrap items-center gap-x-5 gap-y-3">
      {Object.entries(filters).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Button type="submit" variant="secondary" size="small">
        <Icon name="download" size={18} /> Unduh CSV
      </Button>
      <label className="inline-flex min-h-11 items-center gap-2">
        <input type="checkbox" name="dengan_email" value="1" className="size-5 accent-primary" />
        <span>Sertakan email (tercatat di catatan tindakan)</span>
      </label>
    </form>
  );
}
