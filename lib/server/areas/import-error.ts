import "server-only";

/** Why boundaries were not imported; the message is a whole Indonesian sentence for whoever started the import. */
export class ImportError extends Error {
  override name = "ImportError";
}
