import type { ComponentProps, ReactNode } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { classNames } from "@/components/ui/class-names";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { SPREADSHEET_LABEL, spreadsheetHref } from "./spreadsheet";

type Choice = Pick<ComponentProps<typeof Select>, "options" | "placeholder">;
type Typed = Pick<ComponentProps<typeof Input>, "type" | "placeholder" | "maxLength" | "min" | "max">;

/** A choice among options, or something that is typed. */
export type FilterField = { name: string; label: string; hint?: string; className?: string } & (Choice | Typed);

interface FilterFieldsProps {
  fields: readonly FilterField[];
  /** As it stands in the address. */
  typed: Readonly<Record<string, string | undefined>>;
  errors?: Readonly<Record<string, string | undefined>>;
}

/** The fields of a form that narrows a list; none of them need be filled in. */
export function FilterFields({ fields, typed, errors = {} }: FilterFieldsProps) {
  return fields.map(({ name, label, hint, className, ...rest }) => (
    <Field key={name} inFilter name={name} label={label} hint={hint} className={className} error={errors[name]}>
      {(control) =>
        "options" in rest ? (
          <Select {...control} {...rest} defaultValue={typed[name]} />
        ) : (
          <Input {...control} {...rest} defaultValue={typed[name]} autoComplete="off" />
        )
      }
    </Field>
  ));
}

interface FilterButtonsProps {
  /** The list without filters; null when there are none. */
  clearHref: string | null;
  /** The same list as a file. */
  fileHref?: string | null;
  className?: string;
  /** What stands on the button that narrows the list, instead of "Cari". */
  children?: ReactNode;
}

/** The end of a form that narrows a list. */
export function FilterButtons({ clearHref, fileHref = null, className, children }: FilterButtonsProps) {
  return (
    <div className={classNames("flex flex-wrap gap-2", className)}>
      <Button type="submit">
        {children ?? (
          <>
            <Icon name="search" /> Cari
          </>
        )}
      </Button>
      {clearHref === null ? null : (
        <ButtonLink href={clearHref} variant="quiet">
          Hapus saringan
        </ButtonLink>
      )}
      {fileHref === null ? null : (
        <>
          <a href={fileHref} download className={buttonClass({ variant: "secondary" })}>
            <Icon name="download" /> Unduh CSV
          </a>
          <a href={spreadsheetHref(fileHref)} download className={buttonClass({ variant: "secondary" })}>
            <Icon name="download" /> {SPREADSHEET_LABEL}
          </a>
        </>
      )}
    </div>
  );
}
