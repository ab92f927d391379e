"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Skeleton, SkeletonStatus } from "@/components/ui/skeleton";
import { hasEventAccess } from "./access-ask";
import { AccessForm } from "./access-form";

/** Shows what stands behind the access code once it was entered, and to staff at once. */
export function AccessGate({ children }: { children: ReactNode }) {
  const [step, setStep] = useState<"asking" | "code" | "entered" | "open">("asking");
  const inside = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let left = false;
    void hasEventAccess().then((allowed) => left || setStep(allowed ? "open" : "code"));
    return () => {
      left = true;
    };
  }, []);

  // Only who has just pressed a button is led on; who was let in at once reads from the top.
  useEffect(() => {
    if (step === "entered") inside.current?.focus();
  }, [step]);

  return (
    <div className="needs-script rounded-leaf border border-line bg-card p-4 shadow-low sm:p-8">
      {step === "asking" ? (
        <>
          <SkeletonStatus text="Memeriksa akses…" />
          <Skeleton className="h-48" />
        </>
      ) : null}
      {step === "code" ? <AccessForm onAllowed={() => setStep("entered")} /> : null}
      {step === "entered" || step === "open" ? (
        <div ref={inside} tabIndex={-1}>
          {children}
        </div>
      ) : null}
    </div>
  );
}
