/** The sheet and the card; shell.css shows what is marked. */
const OPEN = ":is(#menu, #profil)[data-open]";
const MARK = "data-open";

let opener: HTMLElement | null = null;
let works = false;

/**
 * For browsers from before popovers (Safari 16 of the iPhone 8 and X, Chrome 113): the buttons that name the sheet or
 * the card open and close it, as do a press elsewhere and Escape. Asked for twice it is there once.
 */
export function openByHand(): void {
  if (works) return;
  works = true;
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && closeAllBut(null)) opener?.focus();
  });
}

function onClick({ target: pressed }: MouseEvent): void {
  if (!(pressed instanceof Element)) return;
  const button = pressed.closest<HTMLElement>("button[popovertarget]");
  const named = document.getElementById(button?.getAttribute("popovertarget") ?? "");
  closeAllBut(named, pressed);
  if (!button || !named) return;
  const opens = button.getAttribute("popovertargetaction") !== "hide" && !named.hasAttribute(MARK);
  named.toggleAttribute(MARK, opens);
  if (opens) opener = button;
  else opener?.focus();
}

/** @param inside what lies around it stays open too @returns whether there was anything to close */
function closeAllBut(exception: Element | null, inside: Element | null = null): boolean {
  const others = [...document.querySelectorAll(OPEN)].filter((open) => open !== exception && !open.contains(inside));
  for (const open of others) open.removeAttribute(MARK);
  return others.length > 0;
}
