/**
 * Runs in the head. People press before our scripts have arrived; such a press would do nothing, and one that sends a form
 * without an address would load the page anew and lose what was typed. The last of them is kept, shown by
 * `data-pressed`, and repeated as soon as React has hydrated the document, unless something was typed after it.
 * Buttons that the browser itself serves need no repeating. Constant, for the same reason as the theme's.
 */
export const EARLY_PRESS_SCRIPT = [
  "{let pressed;",
  `const forget=()=>{pressed?.removeAttribute("data-pressed");pressed=null},`,
  `taken=()=>document.documentElement.hasAttribute("data-hydrated"),`,
  "again=()=>{const e=pressed;if(!e)return;if(!taken())return setTimeout(again,50);",
  "forget();if(e.isConnected)e.requestSubmit?e.requestSubmit():e.click()},",
  `keep=e=>{pressed||setTimeout(again,50);forget();pressed=e;e.setAttribute("data-pressed","")};`,
  // A form that nobody has seen to is pressed anew until somebody does.
  `addEventListener("submit",e=>{if(!e.defaultPrevented&&!e.target.hasAttribute("action")){`,
  "e.preventDefault();keep(e.submitter||e.target)}});",
  `addEventListener("click",e=>{const b=e.target.closest?.("button");`,
  `b?.type=="button"&&!b.popoverTargetElement&&!taken()&&keep(b)},true);`,
  `addEventListener("input",forget)}`,
].join("");
