"use client";

import { ErrorNotice } from "@/components/layout/error-notice";

/** Beside the brand, inside the layout's own main. */
export default function AccountError(props: { error: Error & { digest?: string }; retry: () => void }) {
  return <ErrorNotice error={props.error} onRetry={props.retry} />;
}
