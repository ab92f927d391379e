"use client";

import { useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";

interface PhotoViewProps {
  photo: { medium: string; large: string };
  alt: string;
  id?: string;
}

/** The photo as evidence: a press fills the screen, another press shows every pixel. */
export function PhotoView({ photo, alt, id }: PhotoViewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [opened, setOpened] = useState(false);
  const [whole, setWhole] = useState(true);
  return (
    <>
      <button
        id={id}
        type="button"
        onClick={() => {
          setOpened(true);
          setWhole(true);
          dialog.current?.showModal();
        }}
        className="group relative block h-full w-full overflow-hidden rounded-md bg-panel"
      >
        <img src={photo.medium} alt={alt} className="h-full w-full object-contain" decoding="async" />
        <span className="absolute right-2 bottom-2 inline-flex items-center gap-1.5 rounded-full bg-wedel-900/85 px-3 py-1.5 text-sm font-semibold text-white">
          <Icon name="search" size={16} /> Perbesar
        </span>
      </button>
      <dialog
        ref={dialog}
        aria-label={`Foto besar: ${alt}`}
        onClose={() => setOpened(false)}
        className="m-0 h-dvh max-h-none w-screen max-w-none bg-wedel-900 p-0 text-white backdrop:bg-wedel-900"
      >
        {opened ? (
          <div className="h-full w-full overflow-auto overscroll-contain">
            <button
              type="button"
              aria-label={whole ? "Tampilkan ukuran penuh" : "Pas dengan layar"}
              onClick={() => setWhole(!whole)}
              className={classNames("block", whole ? "h-full w-full cursor-zoom-in" : "cursor-zoom-out")}
            >
              <img src={photo.large} alt={alt} className={whole ? "h-full w-full object-contain" : "max-w-none"} />
            </button>
            <form method="dialog" className="fixed top-3 right-3">
              <button
                type="submit"
                aria-label="Tutup foto"
                className="grid size-12 place-items-center rounded-full bg-wedel-900/85 hover:bg-wedel-700"
              >
                <Icon name="close" size={24} />
              </button>
            </form>
          </div>
        ) : null}
      </dialog>
    </>
  );
}
