interface Field {
  name: string;
  required: boolean;
  holds: string;
  where?: string;
}

/** Styled from the list, since a page has hundreds of rows. */
const ROWS = "mt-1 break-words [&_dd]:mb-2 [&_dd]:border-l-2 [&_dd]:border-line [&_dd]:pl-3 [&_dd]:text-sm";

/** Fields of a request, one under the other, so that long names fit a phone. */
export function FieldList(props: { title: string; fields: readonly Field[] }) {
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
