"use client";

import { ErrorNotice } from "@/components/layout/error-notice";

export default function RootError(props: { error: Error & { digest?: string }; retry: () => void }) {
  return (
    <main>
      <ErrorNotice error={props.error} onRetry={props.retry} />
    </main>
  );
}
