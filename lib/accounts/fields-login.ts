import { line, secret, tick } from "@/lib/forms/fields";

// Looser than for a new account: what does not fit can simply not be right, and gets the same answer.
export const LOGIN = {
  username: line("Username", { max: 100, autoComplete: "username" }),
  password: secret("Password", { autoComplete: "current-password" }),
  remember: tick("Ingat saya", {
    hint: "Tetap masuk di perangkat ini selama 30 hari. Tanpa centang, sesi berakhir dalam sehari.",
  }),
} as const;

/** For the one admin whose name the server knows. */
export const ADMIN_LOGIN = {
  password: secret("Password Admin", { autoComplete: "current-password", empty: "Password wajib diisi." }),
} as const;
