import { type RefObject, useEffect, useState } from "react";
import { prefersReducedMotion } from "@/components/map/motion";

/** `still`: nothing will move; it is so on the server too, hence without JavaScript. */
export type Sight = "still" | "waiting" | "seen";

/** Whether so much of an element (0 to 1) has come into sight, which happens once. */
export function useSeen(element: RefObject<Element | null>, threshold: number): Sight {
  const [sight, setSight] = useState<Sight>("still");
  useEffect(() => {
    const target = element.current;
    if (!target || prefersReducedMotion()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.some(
          ({ isIntersecting, intersectionRatio }) => isIntersecting && intersectionRatio >= threshold,
        );
        setSight(seen ? "seen" : "waiting");
        if (seen) observer.disconnect();
      },
      { threshold },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, threshold]);
  return sight;
}
