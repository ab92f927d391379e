import { useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";

interface ListSearchProps {
  /** What the list is narrowed to. */
  name: string;
  onName: (name: string) => void;
  /** What is searched, for screen readers. */
  landmark: string;
  label: string;
}

/** A hand that is still typing asks nothing. */
const SETTLE_MS = 300;
/** What the server takes. */
const LONGEST = 120;

/** Narrows a list to what somebody looks for, while they type. */
export function ListSearch({ name, onName, landmark, label }: ListSearchProps) {
  const [typed, setTyped] = useState(name);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settling.current), []);
  // Another filter may be chosen while the text settles, and must not be taken back by it.
  const latest = useRef(onName);
  useEffect(() => {
    latest.current = onName;
  });
  // Emptied from outside, by "Tampilkan semua".
  const [before, setBefore] = useState(name);
  if (before !== name) {
    setBefore(name);
    if (name === "") setTyped("");
  }

  function search(text: string, wait: number): void {
    setTyped(text);
    clearTimeout(settling.current);
    settling.current = setTimeout(() => latest.current(text.trim()), wait);
  }

  return (
    <search aria-label={landmark} className="needs-script">
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          search(typed, 0);
        }}
      >
        <label htmlFor="cari-lokasi" className="sr-only">
          {label}
        </label>
        <Icon name="search" className="pointer-events-none absolute top-3.5 left-3 text-ink-faint" />
        <Input
          id="cari-lokasi"
          type="search"
          value={typed}
          maxLength={LONGEST}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={label}
          className="pl-10"
          onChange={(event) => search(event.target.value, SETTLE_MS)}
        />
      </form>
    </search>
  );
}
