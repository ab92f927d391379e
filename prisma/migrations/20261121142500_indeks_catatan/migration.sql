-- CreateIndex
CREATE INDEX "audit_entries_created_at_id_idx" ON "audit_entries"("created_at", "id");

-- CreateIndex
CREATE INDEX "audit_entries_user_id_created_at_id_idx" ON "audit_entries"("user_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "audit_entries_action_created_at_id_idx" ON "audit_entries"("action", "created_at", "id");
