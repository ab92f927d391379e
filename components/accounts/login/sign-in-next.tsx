import { useEffect, useRef } from "react";
import { Notice } from "@/components/ui/notice";

/** Stands in the form's place until /login opens. */
export function SignInNext({ message }: { message: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="good" live="status" title={message}>
        Halaman masuk terbuka sebentar lagi.{" "}
        <a href="/login" className="font-semibold text-primary underline underline-offset-4">
          Buka sekarang
        </a>
      </Notice>
    </div>
  );
}
