import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface CardProps {
  children: ReactNode;
  /** Featured cards have one leaf corner. */
  featured?: boolean;
  as?: "div" | "article" | "li" | "section";
  id?: string;
  className?: string;
}

export function Card({ children, featured = false, as: Element = "div", id, className }: CardProps) {
  return (
    <Element
      id={id}
      className={classNames(
        "relative border border-line bg-card",
        featured ? "rounded-leaf p-6 shadow-low" : "rounded-md p-4 sm:p-5",
        className,
      )}
    >
      {children}
    </Element>
  );
}
