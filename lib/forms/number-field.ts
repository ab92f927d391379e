import { readNumber } from "@/lib/format/decimal";
import { field, type TextOptions } from "./fields";

interface NumberOptions<Required extends boolean>
  extends Pick<TextOptions<Required>, "required" | "empty" | "hint" | "min" | "max"> {
  min: number;
  whole?: boolean;
  /** Said of one that is too large, where that is another sentence. */
  large?: string;
}

/** A number as people type it, sent as a number. @param wrong said of any that is none, too small or too large */
export function number<Required extends boolean = true>(
  label: string,
  wrong: string,
  { whole = false, empty = wrong, large = wrong, ...rest }: NumberOptions<Required>,
) {
  const isRight = (value: number | null) =>
    value !== null && value >= rest.min && value <= rest.max && (!whole || Number.isInteger(value));
  return {
    ...field<"number", Required>("number", label, { empty, autoComplete: "off", ...rest }),
    read: readNumber,
    problem(text: string) {
      const value = readNumber(text);
      if (isRight(value)) return undefined;
      return value !== null && value > rest.max ? large : wrong;
    },
    wrong,
    large,
    whole,
  };
}
