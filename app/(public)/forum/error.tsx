"use client";

import { LoadFailed } from "@/components/lists/load-failed";
import { FORUM_MESSAGES } from "@/lib/forum/rules";

/** Topics could not be read and no kept page was there to stand in. */
export default function Failed({ retry }: { retry: () => void }) {
  return (
    <div className="container-page py-12">
      <h1 className="text-3xl">Forum Diskusi</h1>
      <div className="measure mt-6">
        <LoadFailed onRetry={retry}>{FORUM_MESSAGES.loadFailed}</LoadFailed>
      </div>
    </div>
  );
}
