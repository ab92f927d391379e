import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { PASSWORD_CHECKS } from "@/lib/accounts/rules";

/** The five requirements, ticked off while one types. */
export function PasswordChecklist({ id, password }: { id: string; password: string }) {
  const met = PASSWORD_CHECKS.filter((check) => check.holds(password)).length;
  return (
    <div id={id} className="mt-3 rounded-sm bg-panel p-3 text-sm">
      <p className="font-semibold">Syarat password</p>
      <ul className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {PASSWORD_CHECKS.map((check) => {
          const holds = check.holds(password);
          return (
            <li
              key={check.id}
              className={classNames("flex items-center gap-2", holds ? "text-primary" : "text-ink-soft")}
            >
              <Icon name={holds ? "check-circle" : "minus"} size={18} />
              <span>
                {check.label}
                <span className="sr-only">{holds ? ": terpenuhi" : ": belum"}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <p className="sr-only" role="status">
        {password ? `${met} dari ${PASSWORD_CHECKS.length} syarat password terpenuhi.` : ""}
      </p>
    </div>
  );
}
