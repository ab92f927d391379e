import { buttonClass } from "@/components/ui/button-style";

/** Closes the card by the browser's own means. */
export function CloseProfile() {
  return (
    <button
      type="button"
      popoverTarget="profil"
      popoverTargetAction="hide"
      className={buttonClass({ size: "small", variant: "quiet", wide: true, className: "mt-2" })}
    >
      Tutup
    </button>
  );
}
