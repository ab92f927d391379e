"use client";

import { EventsFailed } from "@/components/events/list/error-state";

/** Events could not be read and no kept page was there to stand in. */
export default function Failed({ retry }: { retry: () => void }) {
  return <EventsFailed title="Event Komunitas" onRetry={retry} />;
}
