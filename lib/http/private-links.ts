export const EXPIRED_LINK = "Tautan ini tidak berlaku. Buka tautan dari email terbaru.";

/**
 * Keys of private links travel in headers or behind #, where no log, history or Referer keeps them. What was sent with
 * one in its query works until then: 90 days after the last version that made such addresses, the longest that any
 * private link is asked for after its event. One-click unsubscribing (RFC 8058) stays, with a key that does no more.
 */
export const OLD_LINKS_UNTIL = new Date("2027-02-21T00:00:00+07:00");
