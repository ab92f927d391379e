/** Whether a long proof runs (`npm run prove`), rather than `npm test` with its samples. */
export const IS_PROOF = process.env.SULUR_PROOF !== undefined;

/** How many rows a test fills. */
export function rowsOf(all: number, sample: number): number {
  return IS_PROOF ? all : sample;
}

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

/** Of the screens on which axe looks at whole pages; specs of the desktop look at some of them in `npm test` too. */
export const VIEWPORTS = IS_PROOF ? [PHONE, DESKTOP] : [PHONE];
