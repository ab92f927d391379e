import { PrismaPg } from "@prisma/adapter-pg";

type Adapter = Awaited<ReturnType<PrismaPg["connect"]>>;
type Transaction = Awaited<ReturnType<Adapter["startTransaction"]>>;

/**
 * Sends the statements of a transaction one after another. Prisma sends the relations of a read at once, also on the
 * one connection of a transaction, where pg 9 no longer takes them (prisma/orm#29407).
 */
export class SerialPrismaPg extends PrismaPg {
  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    const startTransaction = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) => serialize(await startTransaction(isolationLevel));
    return adapter;
  }
}

function serialize(transaction: Transaction): Transaction {
  let last: Promise<unknown> = Promise.resolve();
  function afterLast<Query, Answer>(send: (query: Query) => Promise<Answer>): (query: Query) => Promise<Answer> {
    return (query) => {
      const answer = last.then(() => send(query));
      last = answer.catch(() => undefined);
      return answer;
    };
  }
  transaction.queryRaw = afterLast(transaction.queryRaw.bind(transaction));
  transaction.executeRaw = afterLast(transaction.executeRaw.bind(transaction));
  return transaction;
}
