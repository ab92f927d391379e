/** A field that people neither see nor reach; what stands in it was written by a robot. */
export function Honeypot({ id }: { id: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label htmlFor={id}>Situs web (jangan diisi)</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** What a robot wrote into it. */
export function honeypotText(form: HTMLFormElement): string {
  return String(new FormData(form).get("website") ?? "");
}
