import { Drawing } from "@/components/content/drawing";

export type VignetteName = "lapor" | "peta" | "bank-sampah" | "tanam";

/** The drawing of one of the home page's cards. Decoration. */
export function Vignette({ name }: { name: VignetteName }) {
  return <Drawing name={name} />;
}
