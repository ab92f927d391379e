-- AlterTable
ALTER TABLE "push_watches" ADD COLUMN "asks_handover" BOOLEAN NOT NULL DEFAULT false;
