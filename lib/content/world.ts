import type { Picture } from "./view";

/** What there is beside an article: the pages it may lead to and the pictures it may show. */
export interface World {
  /** Null when the address leads somewhere, as far as can be seen from here. */
  linkProblem: (href: string) => string | null;
  /** Null when the picture is there and fit to be shown. */
  pictureProblem: (picture: Picture) => string | null;
}

/** For the running site: what was built has been checked. */
export const TRUSTED_WORLD: World = { linkProblem: () => null, pictureProblem: () => null };
