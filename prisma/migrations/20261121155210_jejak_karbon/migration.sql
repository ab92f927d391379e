-- CreateEnum
CREATE TYPE "CarbonMode" AS ENUM ('SIMPLE', 'ADVANCED');

-- CreateTable
CREATE TABLE "carbon_records" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "mode" "CarbonMode" NOT NULL,
    "inputs" JSONB NOT NULL,
    "total_kg" DOUBLE PRECISION NOT NULL,
    "low_kg" DOUBLE PRECISION NOT NULL,
    "high_kg" DOUBLE PRECISION NOT NULL,
    "parts" JSONB NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "carbon_records_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "carbon_records_user_id_id_idx" ON "carbon_records"("user_id", "id");

-- AddForeignKey
ALTER TABLE "carbon_records" ADD CONSTRAINT "carbon_records_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
