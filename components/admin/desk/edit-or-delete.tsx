"use client";

import { useRouter } from "next/navigation";
import { useAction } from "@/components/forms/use-action";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { fetchJson } from "@/lib/http/fetch-json";

interface EditOrDeleteProps {
  id: number;
  /** What it is, e.g. "kalimat". */
  noun: string;
  /** The page that lists them, and changes the one in `?ubah=`. */
  page: string;
  /** Where the API has it. */
  path: string;
  /** What is said when it is gone. */
  deleted: string;
}

/** Beside one of a list: the way to its form, and its end. */
export function EditOrDelete({ id, noun, page, path, deleted }: EditOrDeleteProps) {
  const { busy, run } = useAction();
  const router = useRouter();

  async function remove() {
    await fetchJson(path, { method: "DELETE" });
    router.replace(page);
    return deleted;
  }

  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink href={`${page}?ubah=${id}`} variant="secondary" size="small">
        Ubah
        <span className="sr-only">{` ${noun} ${id}`}</span>
      </ButtonLink>
      <Button variant="quiet" size="small" busy={busy !== null} onClick={() => void run("delete", remove)}>
        Hapus
        <span className="sr-only">{` ${noun} ${id}`}</span>
      </Button>
    </div>
  );
}
