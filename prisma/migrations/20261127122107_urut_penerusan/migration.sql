-- CreateIndex
CREATE INDEX "handovers_sent_on_idx" ON "handovers"("sent_on");
