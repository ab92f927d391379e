import { useEffect, useState } from "react";
import { LineField } from "@/components/forms/typed-field";
import { classNames } from "@/components/ui/class-names";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { Select } from "@/components/ui/select";
import {
  AGE,
  PASSWORD_CHECKS,
  REGISTRATION_LABELS,
  SECURITY_QUESTION_KEYS,
  SECURITY_QUESTIONS,
} from "@/lib/accounts/rules";
import { REGISTRATION_PROVINCES } from "@/lib/provinces/rules";

const QUESTIONS = SECURITY_QUESTION_KEYS.map((value) => ({ value, label: SECURITY_QUESTIONS[value] }));

interface PersonFieldProps {
  error: string | undefined;
  defaultValue?: string;
}

export function RegionField({ error, defaultValue }: PersonFieldProps) {
  return (
    <Field name="daerah" label={REGISTRATION_LABELS.daerah} required error={error}>
      {(control) => (
        <Select
          {...control}
          defaultValue={defaultValue}
          options={REGISTRATION_PROVINCES}
          {...(defaultValue === undefined && { placeholder: "Pilih provinsi" })}
        />
      )}
    </Field>
  );
}

export function AgeField({ error, defaultValue }: PersonFieldProps) {
  return (
    <LineField
      name="umur"
      label={REGISTRATION_LABELS.umur}
      required
      error={error}
      defaultValue={defaultValue}
      inputMode="numeric"
      maxLength={3}
      autoComplete="off"
      placeholder={`${AGE.min}–${AGE.max}`}
    />
  );
}

interface QuestionFieldsProps {
  errors: Readonly<Record<string, string | undefined>>;
  /** Where a page holds more than one form. */
  idPrefix?: string;
}

/** What recovery asks, and what must be answered then. */
export function QuestionFields({ errors, idPrefix = "" }: QuestionFieldsProps) {
  return (
    <>
      <Field
        id={`${idPrefix}pertanyaan_keamanan`}
        name="pertanyaan_keamanan"
        label={REGISTRATION_LABELS.pertanyaan_keamanan}
        hint="Dipakai untuk mengenali Anda bila lupa password."
        required
        error={errors.pertanyaan_keamanan}
      >
        {(control) => <Select {...control} options={QUESTIONS} placeholder="Pilih satu pertanyaan" />}
      </Field>
      <Field
        id={`${idPrefix}jawaban_keamanan`}
        name="jawaban_keamanan"
        label={REGISTRATION_LABELS.jawaban_keamanan}
        hint="Huruf besar dan kecil dianggap sama. Jawaban disimpan tersandi."
        required
        error={errors.jawaban_keamanan}
      >
        {(control) => <Input {...control} autoComplete="off" spellCheck={false} maxLength={100} />}
      </Field>
    </>
  );
}

interface NewPasswordFieldProps {
  /** Defaults to `name`. */
  id?: string;
  name: string;
  label: string;
  error: string | undefined;
  value: string;
  onValue: (value: string) => void;
}

/** With the requirements ticked off while one types. */
export function NewPasswordField({ name, id = name, label, error, value, onValue }: NewPasswordFieldProps) {
  const checks = `${id}-checks`;
  // On a slow phone people type, and browsers fill in, before the scripts have arrived.
  useEffect(() => {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement && field.value !== "") onValue(field.value);
  }, [id, onValue]);
  return (
    <Field
      id={id}
      name={name}
      label={label}
      required
      error={error}
      after={<PasswordChecklist id={checks} password={value} />}
    >
      {(control) => (
        <PasswordInput
          {...control}
          aria-describedby={`${checks} ${control["aria-describedby"] ?? ""}`.trim()}
          autoComplete="new-password"
          maxLength={256}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  );
}

type IsCommon = (password: string, username: string) => boolean;

/**
 * The five requirements of the spec, and that nobody guesses it.
 * @returns the requirements, and whether the password may be sent: without the list of common words the server decides
 */
export function usePasswordChecks(password: string) {
  const [isCommon, setIsCommon] = useState<IsCommon | "unavailable" | null>(null);
  const typing = password !== "";
  // The list loads with the first character.
  useEffect(() => {
    if (!typing) return;
    const list = import("@/lib/accounts/common-passwords");
    list.then(({ isCommonPassword }) => setIsCommon(() => isCommonPassword)).catch(() => setIsCommon("unavailable"));
  }, [typing]);
  const isUncommon = typing && typeof isCommon === "function" && !isCommon(password, "");
  const checks = [
    ...PASSWORD_CHECKS.map(({ id, label, holds }) => ({ id, label, isMet: holds(password) })),
    { id: "uncommon", label: "Tidak umum dan tidak mudah ditebak", isMet: isUncommon },
  ];
  const ready = checks.every(({ id, isMet }) => isMet || (id === "uncommon" && isCommon === "unavailable"));
  return { checks, ready };
}

/** Ticked off while one types. */
function PasswordChecklist({ id, password }: { id: string; password: string }) {
  const { checks } = usePasswordChecks(password);
  const met = checks.filter(({ isMet }) => isMet).length;
  return (
    <div id={id} className="mt-3 rounded-sm bg-panel p-3 text-sm">
      <p className="font-semibold">Syarat password</p>
      <ul className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {checks.map((check) => (
          <li
            key={check.id}
            className={classNames("flex items-center gap-2", check.isMet ? "text-primary" : "text-ink-soft")}
          >
            <Icon name={check.isMet ? "check-circle" : "minus"} size={18} />
            <span>
              {check.label}
              <span className="sr-only">{check.isMet ? ": terpenuhi" : ": belum"}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="sr-only" role="status">
        {password ? `${met} dari ${checks.length} syarat password terpenuhi.` : ""}
      </p>
    </div>
  );
}
