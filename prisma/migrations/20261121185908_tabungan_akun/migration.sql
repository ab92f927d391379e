-- AlterTable
ALTER TABLE "partner_members" ADD COLUMN     "user_id" INTEGER;

-- CreateIndex
CREATE INDEX "partner_members_user_id_id_idx" ON "partner_members"("user_id", "id");

-- AddForeignKey
ALTER TABLE "partner_members" ADD CONSTRAINT "partner_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
