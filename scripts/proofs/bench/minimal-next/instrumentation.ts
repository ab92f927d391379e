/** Keeps Next from taking the one of Sulur, which stands above this folder. */
export function register() {}
