import { OwnItem, OwnList } from "@/components/accounts/account/own-item";
import { rupiahText } from "@/components/partners/partner-words";
import { ownBookPath } from "@/lib/deposits/rules";
import type { OwnBookView } from "@/lib/deposits/view";

/** Deposit books that are saved in the account, with what is on them. */
export function OwnBookList({ books }: { books: readonly OwnBookView[] }) {
  return (
    <OwnList>
      {books.map(({ id, name, partner, balance }) => (
        <OwnItem
          key={id}
          title={partner.name}
          href={ownBookPath(id)}
          facts={`${name} · saldo ${rupiahText(balance)}`}
        />
      ))}
    </OwnList>
  );
}
