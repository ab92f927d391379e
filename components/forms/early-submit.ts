/**
 * Runs in the head. A form without an address is sent by our scripts; on a slow phone people press before those have
 * arrived, and the browser would load the page anew and lose what was typed. Constant, for the same reason as the theme's.
 */
export const EARLY_SUBMIT_SCRIPT = `addEventListener("submit",e=>{if(!e.target.hasAttribute("action"))e.preventDefault()})`;
