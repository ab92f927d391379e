import type { Metadata } from "next";
import type { ReactNode } from "react";

export const metadata: Metadata = {
  title: { default: "Dasbor Admin", template: "%s · Dasbor Admin" },
  robots: { index: false, follow: false },
};

/** Holds the error screen of app/admin/error.tsx over everything that the desk does, its guard included. */
export default function AdminLayout(props: { children: ReactNode }) {
  return props.children;
}
