"use client";

import { useId, useState } from "react";
import useSWR from "swr";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { codesAround, provinceCodeOf } from "@/lib/areas/rules";
import type { AreasView } from "@/lib/areas/view";
import { fetchJson } from "@/lib/http/fetch-json";
import { PROVINCES } from "@/lib/provinces/rules";

/** What lies in an area, by its code. */
export type AreaChoices = Readonly<Record<string, readonly { code: string; name: string }[]>>;

interface AreaFilterProps {
  /** A province, regency or district; null is everywhere. */
  area: string | null;
  onArea: (area: string | null) => void;
  /** Of each field. */
  className?: string;
  /** What the page was rendered with, so that a form works without scripts. */
  known?: AreaChoices;
}

interface LevelProps {
  /** Of the code of a province this is 0. */
  level: number;
  /** The area above, whose parts are offered. */
  parent: string;
  value: string;
  known: AreaChoices;
  className: string | undefined;
  onCode: (code: string) => void;
}

const LABELS = ["Provinsi", "Kabupaten/kota", "Kecamatan"];

/** A fixed list: offered before anything was asked of the server. */
const TOP = [...PROVINCES].sort().map((name) => ({ value: provinceCodeOf(name) ?? "", label: name }));

/** Narrows a list to a province, then to a regency of it, then to a district. Each level appears with the choice above it. */
export function AreaFilter({ area, onArea, className, known = {} }: AreaFilterProps) {
  const chosen = area === null ? [] : codesAround(area).slice(0, LABELS.length);
  return ["", ...chosen]
    .slice(0, LABELS.length)
    .map((parent, level) => (
      <Level
        key={LABELS[level]}
        level={level}
        parent={parent}
        value={chosen[level] ?? ""}
        known={known}
        className={className}
        onCode={(code) => onArea(code || parent || null)}
      />
    ));
}

/** The same in a plain form, which sends the chosen code of each level as `wilayah`. */
export function AreaFilterFields({ area, known }: Omit<AreaFilterProps, "onArea">) {
  const [chosen, setChosen] = useState(area);
  return <AreaFilter area={chosen} onArea={setChosen} {...(known ? { known } : {})} />;
}

function Level({ level, parent, value, known, className, onCode }: LevelProps) {
  const id = useId();
  const offered = known[parent];
  const path = parent === "" || offered ? null : `/api/areas?parent=${parent}`;
  const { data } = useSWR<AreasView>(path, (address: string) => fetchJson<AreasView>(address), {
    revalidateOnFocus: false,
  });
  const options = (offered ?? data?.areas ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Field inFilter name="wilayah" id={id} label={LABELS[level] ?? ""} {...(className ? { className } : {})}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={parent === "" ? TOP : options}
          placeholder={level === 0 ? "Seluruh Indonesia" : "Semua"}
          onChange={({ target }) => onCode(target.value)}
        />
      )}
    </Field>
  );
}
