/**
 * Runs in the head. People press before our scripts have arrived; such a press would do nothing, and one that sends a form
 * without an address would load the page anew and lose what was typed. The last of them is kept, shown by
 * `data-pressed`, and repeated as soon as React has taken over the document, unless something was typed after it.
 * Buttons that the browser itself serves need no repeating. Constant, for the same reason as the theme's.
 */
export const EARLY_PRESS_SCRIPT = `{let p;const f=()=>{p?.removeAttribute("data-pressed");p=null},t=()=>{const k=Object.keys(document).find(k=>k.startsWith("__reactContainer"));return k&&!document[k].stateNode?.current?.memoizedState?.isDehydrated},r=()=>{const e=p;if(!e)return;if(!t())return setTimeout(r,50);f();if(e.isConnected)e.requestSubmit?e.requestSubmit():e.click()},k=e=>{p||setTimeout(r,50);f();p=e;e.setAttribute("data-pressed","")};addEventListener("submit",e=>{if(!e.defaultPrevented&&!e.target.hasAttribute("action")){e.preventDefault();k(e.submitter||e.target)}});addEventListener("click",e=>{const b=e.target.closest?.("button");b?.type=="button"&&!b.popoverTargetElement&&!t()&&k(b)},true);addEventListener("input",f)}`;
