import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Select } from "@/components/ui/select";
import { PLACE_KIND_LABELS, PLACE_KINDS, PLACE_STATUS_LABELS, PLACE_STATUSES } from "@/lib/places/rules";

const FORMATS = [
  { value: "csv", label: "CSV biasa" },
  { value: "csv-id", label: "CSV untuk Excel berbahasa Indonesia" },
  { value: "geojson", label: "GeoJSON, untuk peta" },
];
const STATUSES = ["APPROVED", ...PLACE_STATUSES.filter((status) => status !== "APPROVED")] as const;
const KINDS = [
  { value: "", label: "Semua jenis" },
  ...PLACE_KINDS.map((kind) => ({ value: kind, label: PLACE_KIND_LABELS[kind] })),
];

/** A plain form: the browser saves what it is answered with, also without scripts. */
export function ExportForm() {
  return (
    <form action="/api/admin/places/export" method="get" className="grid gap-4 sm:grid-cols-3">
      <Field name="format" id="export-format" label="Bentuk berkas" required>
        {(control) => <Select {...control} options={FORMATS} />}
      </Field>
      <Field name="status" id="export-status" label="Status" required>
        {(control) => (
          <Select
            {...control}
            options={STATUSES.map((status) => ({ value: status, label: PLACE_STATUS_LABELS[status] }))}
          />
        )}
      </Field>
      <Field name="kinds" id="export-kinds" label="Jenis" required>
        {(control) => <Select {...control} required={false} options={KINDS} />}
      </Field>
      <div className="sm:col-span-3">
        <Button type="submit">
          <Icon name="download" /> Unduh berkas
        </Button>
      </div>
    </form>
  );
}
