-- AlterTable
ALTER TABLE "users" ADD COLUMN     "block_reason" VARCHAR(300);

-- CreateIndex
CREATE INDEX "users_role_id_idx" ON "users"("role", "id");

-- CreateIndex
CREATE INDEX "users_daerah_id_idx" ON "users"("daerah", "id");

-- Hand-written: what schema.prisma cannot say.

-- CreateIndex: search by a part of the name.
CREATE INDEX "users_name_idx" ON "users" USING gin ("username_key" gin_trgm_ops);

-- CreateIndex: who is blocked.
CREATE INDEX "users_blocked_idx" ON "users"("id") WHERE "blocked_at" IS NOT NULL;
