import type { ReactNode, Ref } from "react";
import { classNames } from "@/components/ui/class-names";
import { FileButton } from "./file-button";

interface PhotoButtonsProps {
  /** What a form begins with: large, the camera before all. */
  first?: boolean | undefined;
  text: string;
  describedBy?: string | undefined;
  chooser?: Ref<HTMLInputElement>;
  /** Under which a form without scripts sends the photo. */
  name?: string;
  /** The gallery offers to choose several at once. */
  multiple?: boolean | undefined;
  /** In place of the device's own camera. */
  camera?: ReactNode;
  onFile: (file: File, more: File[]) => void;
}

/** The camera where there is one to point at a river, and the photos that are there already. */
export function PhotoButtons({
  first = false,
  text,
  describedBy,
  chooser,
  name,
  multiple,
  camera,
  onFile,
}: PhotoButtonsProps) {
  const large = {
    size: "large",
    className:
      "px-3! grow whitespace-nowrap [@media(scripting:none)]:flex-wrap [@media(scripting:none)]:whitespace-normal",
  } as const;
  return (
    <div className={classNames(!name && "needs-script", "flex flex-wrap gap-3")}>
      {camera ?? (
        <span
          className={classNames(
            "needs-script hidden pointer-coarse:contents",
            first && "[@media(scripting:none)]:hidden!",
          )}
        >
          <FileButton
            icon="camera"
            text="Ambil foto"
            camera
            describedBy={describedBy}
            onFile={onFile}
            {...(first ? { look: { variant: "primary", ...large } } : {})}
          />
        </span>
      )}
      <FileButton
        icon="image"
        text={text}
        describedBy={describedBy}
        multiple={multiple}
        onFile={onFile}
        {...(chooser ? { inputRef: chooser } : {})}
        {...(name ? { name } : {})}
        {...(first ? { look: large } : {})}
      />
    </div>
  );
}
