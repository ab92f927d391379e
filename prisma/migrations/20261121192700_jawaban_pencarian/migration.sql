-- CreateIndex: the cleanup looks for answers past their time.
CREATE INDEX "geocode_answers_created_at_idx" ON "geocode_answers"("created_at");
