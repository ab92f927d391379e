-- DropIndex
DROP INDEX "messages_status_id_idx";

-- Hand-written: what schema.prisma cannot say.

-- CreateIndex: an index over all states is passed over for the primary key, which then reads every older letter.
CREATE INDEX "messages_new_idx" ON "messages"("id") WHERE "status" = 'NEW';
CREATE INDEX "messages_answered_idx" ON "messages"("id") WHERE "status" = 'ANSWERED';
CREATE INDEX "messages_closed_idx" ON "messages"("id") WHERE "status" = 'CLOSED';
