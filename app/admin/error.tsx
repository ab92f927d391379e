"use client";

import { AdminFailure } from "@/components/admin/admin-failure";

export default function AdminError(props: { error: Error & { digest?: string }; retry: () => void }) {
  return <AdminFailure code={props.error.digest} onRetry={props.retry} />;
}
