"use client";

import { useState } from "react";
import { AdminCard } from "./admin-card";
import { AdminSwitch } from "./admin-switch";
import { LoginForm } from "./login-form";

/** The form for everyone, or in its place the admin-password card. */
export function LoginPanel() {
  const [asAdmin, setAsAdmin] = useState(false);
  return (
    <>
      {asAdmin ? <AdminCard /> : <LoginForm />}
      <AdminSwitch on={asAdmin} onChange={setAsAdmin} />
    </>
  );
}
