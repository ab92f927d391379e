-- CreateIndex
CREATE INDEX "photos_owner_key_id_idx" ON "photos"("owner_key", "id");

-- CreateIndex
CREATE INDEX "place_votes_writer_key_place_id_idx" ON "place_votes"("writer_key", "place_id");

-- CreateIndex
CREATE INDEX "report_supports_writer_key_report_id_idx" ON "report_supports"("writer_key", "report_id");

-- Hand-written: what schema.prisma cannot say.

-- CreateIndex: who administers, asked before one of them goes.
CREATE INDEX "users_admins_idx" ON "users"("id") WHERE "role" = 'ADMIN';
