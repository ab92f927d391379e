"use client";

import { useState } from "react";
import { WhenNear } from "@/components/forms/when-near";
import { PushButton } from "@/components/push/push-button";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

const load = () => import("./follow-area-form").then(({ FollowAreaForm }) => FollowAreaForm);

interface FollowAreaProps {
  code: string;
  name: string;
}

/** The digest of an area by e-mail or push; the form is loaded when it is wanted. */
export function FollowArea({ code, name }: FollowAreaProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-3 grid gap-1">
      {open ? (
        <div className="mb-2 max-w-xl rounded-md border border-line bg-card p-4 sm:p-5">
          <WhenNear label="Formulir" load={load} props={{ code, name }} className="min-h-72" />
        </div>
      ) : null}
      <div className="flex flex-wrap gap-x-3">
        {open ? null : (
          <Button variant="quiet" className="needs-script -ml-3" onClick={() => setOpen(true)}>
            <Icon name="mail" /> Ikuti lewat email
          </Button>
        )}
        <PushButton subject={{ area: code }} className="grow" />
      </div>
    </div>
  );
}
