/** Apart from the rest, since every form with a photo names them before it needs anything else of photos. */

export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;

/** On hosts that run functions, which themselves cut off what is longer than 4.5 MB without a word of ours. */
export const FUNCTION_PHOTO_BYTES = 4 * 1024 * 1024;
