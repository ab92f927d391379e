"use client";

import { ErrorNotice } from "@/components/layout/error-notice";

/** Inside the shell, so that the navigation stays. */
export default function PublicError(props: { error: Error & { digest?: string }; retry: () => void }) {
  return <ErrorNotice error={props.error} onRetry={props.retry} />;
}
