import { notFound } from "next/navigation";
import { type ReactNode, Suspense } from "react";
import { forFunctions } from "@/lib/server/env-functions";

/**
 * What a page shows that has nothing to show: `notFound()` alone leaves the document empty until scripts run. Behind a
 * boundary it still makes the answer a 404, as pages are rendered whole before they are sent. A build for functions
 * streams them, and there the status would be 200.
 */
export function missing(shown: ReactNode): ReactNode {
  if (forFunctions()) notFound();
  return (
    <Suspense fallback={shown}>
      <Nothing />
    </Suspense>
  );
}

function Nothing(): never {
  notFound();
}
