interface Field {
  name: string;
  required: boolean;
  holds: string;
  where?: string;
}

/** Fields of a request, one under the other, so that long names fit a phone. */
export function FieldList(props: { title: string; fields: readonly Field[] }) {
  return (
    <section className="mt-4">
      <h4 className="font-semibold text-ink">{props.title}</h4>
      {props.fields.length === 0 ? (
        <p className="mt-1">Objek kosong: {"{}"}.</p>
      ) : (
        <dl className="mt-1 grid gap-2">
          {props.fields.map((field) => (
            <div key={field.name} className="border-l-2 border-line pl-3 break-words">
              <dt>
                <code className="text-ink">{field.name}</code> {field.required ? "(wajib)" : null}
              </dt>
              <dd className="text-sm">{field.where ? `${field.holds}, ${field.where}` : field.holds}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
