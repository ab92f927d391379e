"use client";

import { useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { AdminForm } from "./admin-form";
import { LoginForm } from "./login-form";

/** The form for everyone, or in its place the admin-password card. */
export function LoginPanel() {
  const [asAdmin, setAsAdmin] = useState(false);
  return (
    <>
      {asAdmin ? <AdminForm /> : <LoginForm />}
      <AdminSwitch on={asAdmin} onChange={setAsAdmin} />
    </>
  );
}

function AdminSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => onChange(!on)}
      className="needs-script mt-4 flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-left font-semibold text-ink-soft hover:bg-panel"
    >
      <Icon name="shield" />
      <span className="flex-1">Masuk sebagai admin</span>
      <span
        aria-hidden="true"
        className={classNames(
          "flex h-7 w-12 items-center rounded-full border-2 p-0.5 transition-colors duration-150",
          on ? "justify-end border-primary bg-primary" : "justify-start border-control bg-paper",
        )}
      >
        <span className={classNames("size-5 rounded-full", on ? "bg-on-primary" : "bg-ink-faint")} />
      </span>
    </button>
  );
}
