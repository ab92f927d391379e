import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";

/** What has happened to the story, and what will. */
export function StorySent({ mailed, onAnother }: { mailed: boolean; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card featured>
      <h3 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-2xl">
        <Icon name="check-circle" size={28} className="text-primary" /> Kisah Anda terkirim. Terima kasih!
      </h3>
      <ol className="mt-3 grid list-decimal gap-2 pl-5 text-ink-soft">
        {mailed ? <li>Tanda terima kami kirim ke email Anda.</li> : null}
        <li>Admin membaca kisah Anda dan dapat bertanya lewat email sebelum memuatnya.</li>
        <li>Bila dimuat, kisah Anda tampil di halaman ini dengan nama Anda sebagai penulis.</li>
      </ol>
      <Button variant="secondary" className="mt-5" onClick={onAnother}>
        Tulis kisah lain
      </Button>
    </Card>
  );
}
