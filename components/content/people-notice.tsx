import { Notice } from "@/components/ui/notice";
import type { People } from "@/lib/content/rules";

/** Says it where people or a place were made up to show something. */
export function PeopleNotice({ people }: { people: People }) {
  if (people !== "contoh") return null;
  return (
    <Notice icon="users" title="Tokoh contoh">
      Orang dan percakapan dalam tulisan ini adalah contoh, bukan orang sungguhan. Angka dan peristiwa yang bertanda
      Fakta berasal dari sumber yang disebut.
    </Notice>
  );
}
