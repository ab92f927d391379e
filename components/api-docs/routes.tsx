import { AccordionItem } from "@/components/ui/accordion";
import { Badge, type Tone } from "@/components/ui/badge";
import styles from "./index.module.css";

interface ShownGroup {
  slug: string;
  name: string;
  routes: readonly { id: string; method: string; path: string; summary: string }[];
}

/** Every route in one line under its heading. */
export function RouteIndex({ groups }: { groups: readonly ShownGroup[] }) {
  return (
    <div className={styles.index}>
      {groups.map(({ slug, name, routes }) => (
        <section key={slug}>
          <h2>
            <a href={`/api-docs/${slug}`}>{name}</a>
          </h2>
          <ul>
            {routes.map(({ id, method, path, summary }) => (
              <li key={id}>
                <a href={`/api-docs/${slug}#${id}`}>{`${method} ${path}`}</a> {summary}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Groups that few people look for, each only by its name, so that the page stays light. */
export function GroupIndex({ title, groups }: { title: string; groups: readonly ShownGroup[] }) {
  return (
    <section className="mt-8">
      <h2 className="text-2xl">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6 text-ink-soft">
        {groups.map(({ slug, name, routes }) => (
          <li key={slug}>
            <a
              href={`/api-docs/${slug}`}
              className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
            >
              {name}
            </a>{" "}
            ({routes.length})
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Field {
  name: string;
  required: boolean;
  holds: string;
  where?: string;
}

interface ShownRoute {
  id: string;
  method: string;
  path: string;
  summary: string;
  access: string;
  limit: string | null;
  idempotent: boolean;
  parameters: readonly Field[];
  shapes: readonly (readonly Field[])[];
  upload: string | null;
  statuses: readonly number[];
}

const TONES: Readonly<Record<string, Tone>> = { GET: "info", POST: "good", PATCH: "wait", PUT: "wait", DELETE: "bad" };

/** One route with all that it asks and answers. */
export function RouteEntry({ route }: { route: ShownRoute }) {
  return (
    <section id={route.id} className="mt-8 scroll-mt-24 border-t-2 border-line pt-5 text-ink-soft">
      <h2 className="text-base">
        <Badge tone={TONES[route.method] ?? "neutral"}>{route.method}</Badge>{" "}
        <code className="break-all">{route.path}</code>
      </h2>
      <p className="mt-2 text-ink">{route.summary}</p>
      <p className="mt-2">Siapa: {route.access}.</p>
      {route.limit ? <p>Batas: {route.limit}.</p> : null}
      {route.idempotent ? (
        <p>Dengan Idempotency-Key yang sama, kiriman ulang mendapat jawaban yang sama dan tidak disimpan dua kali.</p>
      ) : null}
      <p>Jawaban: {route.statuses.join(", ")}.</p>
      {route.parameters.length > 0 ? <FieldList title="Parameter" fields={route.parameters} /> : null}
      {route.upload ? <p className="mt-4">Isi: berkas {route.upload}.</p> : null}
      {route.shapes.map((fields, index) => (
        <FieldList
          key={fields.map(({ name, holds }) => `${name} ${holds}`).join()}
          title={route.shapes.length > 1 ? `Isi JSON, bentuk ${index + 1}` : "Isi JSON"}
          fields={fields}
        />
      ))}
    </section>
  );
}

/** Styled from the list, since a page has hundreds of rows. */
const ROWS = "mt-1 [&_dd]:mb-2 [&_dd]:border-l-2 [&_dd]:border-line [&_dd]:pl-3 [&_dd]:text-sm";

/** Fields of a request, one under the other, so that long names fit a phone. */
function FieldList(props: { title: string; fields: readonly Field[] }) {
  return (
    <>
      <h3 className="mt-4 text-base">{props.title}</h3>
      {props.fields.length === 0 ? <p>Objek kosong: {"{}"}.</p> : <dl className={ROWS}>{props.fields.map(row)}</dl>}
    </>
  );
}

function row({ name, required, holds, where }: Field) {
  return [
    <dt key={name}>
      <code>{required ? `${name} (wajib)` : name}</code>
    </dt>,
    <dd key={`${name} isi`}>{where ? `${holds}, ${where}` : holds}</dd>,
  ];
}

/** What each status means; the same on every page of the description. */
export function StatusLegend({ words }: { words: Readonly<Record<number, string>> }) {
  return (
    <div className="measure mt-4 border-t-2 border-line">
      <AccordionItem title="Arti setiap status">
        <dl className="grid gap-1">
          {Object.entries(words).map(([status, meaning]) => (
            <div key={status} className="flex gap-3">
              <dt className="font-semibold text-ink tabular-nums">{status}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </AccordionItem>
    </div>
  );
}
