import { Badge, type Tone } from "@/components/ui/badge";
import { FieldList } from "./field-list";

interface Field {
  name: string;
  required: boolean;
  holds: string;
}

export interface ShownRoute {
  name: string;
  method: string;
  path: string;
  summary: string;
  access: string;
  limit: string | null;
  idempotent: boolean;
  parameters: readonly (Field & { where: string })[];
  shapes: readonly (readonly Field[])[];
  upload: string | null;
  statuses: readonly number[];
}

const TONES: Readonly<Record<string, Tone>> = { GET: "info", POST: "good", PATCH: "wait", PUT: "wait", DELETE: "bad" };

/** One route that opens; the browser does that, with or without scripts. */
export function RouteEntry({ route }: { route: ShownRoute }) {
  return (
    <details className="border-b-2 border-line">
      <summary className="min-h-14 rounded-sm py-3 hover:text-primary">
        <h3 className="inline text-base">
          <Badge tone={TONES[route.method] ?? "neutral"}>{route.method}</Badge>{" "}
          <code className="font-semibold break-all">{route.path}</code>
        </h3>
        <span className="mt-1 block text-ink-soft">{route.summary}</span>
      </summary>
      <div className="measure pb-5 text-ink-soft">
        <p>
          <b className="text-ink">Siapa:</b> {route.access}.
        </p>
        {route.limit ? (
          <p>
            <b className="text-ink">Batas:</b> {route.limit}.
          </p>
        ) : null}
        {route.idempotent ? (
          <p>Dengan Idempotency-Key yang sama, kiriman ulang mendapat jawaban yang sama dan tidak disimpan dua kali.</p>
        ) : null}
        {route.parameters.length > 0 ? <FieldList title="Parameter" fields={route.parameters} /> : null}
        {route.upload ? <p className="mt-4">Isi: berkas {route.upload}.</p> : null}
        {route.shapes.map((fields, index) => (
          <FieldList
            key={fields.map(({ name, holds }) => `${name} ${holds}`).join()}
            title={route.shapes.length > 1 ? `Isi JSON, bentuk ${index + 1}` : "Isi JSON"}
            fields={fields}
          />
        ))}
        <p className="mt-4">
          <b className="text-ink">Jawaban:</b> {route.statuses.join(", ")}.
        </p>
      </div>
    </details>
  );
}
