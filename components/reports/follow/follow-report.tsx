"use client";

import { useEffect, useState } from "react";
import { WhenNear } from "@/components/forms/when-near";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

const load = () => import("./follow-form").then(({ FollowForm }) => FollowForm);

interface FollowReportProps {
  code: string;
  /** Somebody has just said that they have the same trouble: the one time that they are asked. */
  supported: boolean;
}

/** "Ikuti lewat email"; its form is loaded when it is wanted. */
export function FollowReport({ code, supported }: FollowReportProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (supported) setOpen(true);
  }, [supported]);
  if (open) {
    return <WhenNear label="Formulir" load={load} props={{ code, supported }} className="min-h-56 basis-full" />;
  }
  return (
    <Button variant="quiet" className="needs-script -ml-3 sm:ml-0" onClick={() => setOpen(true)}>
      <Icon name="mail" /> Ikuti lewat email
    </Button>
  );
}
