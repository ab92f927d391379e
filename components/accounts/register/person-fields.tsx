import { type ReactNode, useEffect, useState } from "react";
import type { FormFieldExtras } from "@/components/forms/form-field";
import type { OwnFieldProps } from "@/components/forms/use-form";
import { classNames } from "@/components/ui/class-names";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { PasswordInput } from "@/components/ui/password-input";
import type { PROFILE, RECOVERY } from "@/lib/accounts/fields";
import { AGE, PASSWORD_CHECKS } from "@/lib/accounts/rules";

type Draws<Declared> = { field: (name: keyof Declared & string, extras?: FormFieldExtras) => ReactNode };

export function ProfileFields({ field }: Draws<typeof PROFILE>) {
  return (
    <>
      {field("daerah", { placeholder: "Pilih provinsi" })}
      {field("umur", { placeholder: `${AGE.min}–${AGE.max}` })}
    </>
  );
}

/** Security question and answer, which recovery asks for. */
export function RecoveryFields({ field }: Draws<typeof RECOVERY>) {
  return (
    <>
      {field("pertanyaan_keamanan", { placeholder: "Pilih satu pertanyaan" })}
      {field("jawaban_keamanan", { spellCheck: false })}
    </>
  );
}

/** With the requirements ticked off while one types. */
export function NewPasswordField({ value, onValue, autoComplete, ...field }: OwnFieldProps) {
  const checks = `${field.id}-checks`;
  return (
    <Field {...field} after={<PasswordChecklist id={checks} password={value} />}>
      {(control) => (
        <PasswordInput
          {...control}
          aria-describedby={`${checks} ${control["aria-describedby"] ?? ""}`.trim()}
          autoComplete={autoComplete}
          value={value}
          onChange={({ target }) => onValue(target.value)}
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
