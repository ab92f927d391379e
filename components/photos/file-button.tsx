import type { Ref } from "react";
import { type ButtonAppearance, buttonClass } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Icon, type IconName } from "@/components/ui/icon";

interface FileButtonProps {
  icon: IconName;
  text: string;
  /** Which files may be chosen; pictures unless told otherwise. */
  accept?: string;
  /** Opens the camera behind the screen instead of the gallery, where there is one. */
  camera?: boolean;
  describedBy?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  /** Under which a form without scripts sends the file; the native input then shows there. */
  name?: string;
  look?: ButtonAppearance;
  /** Several may be chosen at once. */
  multiple?: boolean | undefined;
  onFile: (file: File, more: File[]) => void;
}

// The native input is there for keyboard and screen reader; its ring shows on the label that stands for it.
const RING =
  "relative cursor-pointer has-[:focus-visible]:outline-[3px] has-[:focus-visible]:outline-offset-[3px] has-[:focus-visible]:outline-solid has-[:focus-visible]:outline-wedel-900 has-[:focus-visible]:shadow-[0_0_0_3px_var(--color-kunyit-300)]";

/** There nothing would say that a file was chosen but the input itself. */
const WITHOUT_SCRIPTS = "[@media(scripting:none)]:not-sr-only [@media(scripting:none)]:w-full!";

/** A file input that looks like a button. */
export function FileButton({
  icon,
  text,
  accept = "image/*",
  camera,
  describedBy,
  inputRef,
  name,
  look,
  multiple,
  onFile,
}: FileButtonProps) {
  return (
    <label className={buttonClass({ variant: "secondary", ...look, className: classNames(RING, look?.className) })}>
      <input
        ref={inputRef}
        type="file"
        name={name}
        multiple={multiple}
        accept={accept}
        capture={camera ? "environment" : undefined}
        aria-describedby={describedBy}
        className={classNames("sr-only", name && WITHOUT_SCRIPTS)}
        onChange={(event) => {
          const [file, ...more] = event.target.files ?? [];
          // Emptied, so that the same file can be chosen again after a failure.
          event.target.value = "";
          if (file) onFile(file, more);
        }}
      />
      <Icon name={icon} />
      {text}
    </label>
  );
}
