-- AlterTable
ALTER TABLE "deposit_entries" ADD COLUMN     "receipt_id" INTEGER;

-- AlterTable
ALTER TABLE "partner_members" ADD COLUMN     "card_no" CHAR(7),
ADD COLUMN     "part" VARCHAR(40);

-- AlterTable
ALTER TABLE "partners" ADD COLUMN     "prices_revision" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "partner_price_lists" (
    "partner_id" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "prices" JSONB NOT NULL,
    "replaced_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "partner_price_lists_pkey" PRIMARY KEY ("partner_id","revision")
);

-- CreateTable
CREATE TABLE "partner_months" (
    "partner_id" INTEGER NOT NULL,
    "month" DATE NOT NULL,
    "closed_at" TIMESTAMPTZ(3) NOT NULL,
    "figures" JSONB NOT NULL,

    CONSTRAINT "partner_months_pkey" PRIMARY KEY ("partner_id","month")
);

-- CreateTable
CREATE TABLE "deposit_receipts" (
    "id" SERIAL NOT NULL,
    "partner_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "request_key" UUID NOT NULL,
    "content_hash" CHAR(64) NOT NULL,
    "weighed_on" DATE NOT NULL,
    "device_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "price_revision" INTEGER NOT NULL,

    CONSTRAINT "deposit_receipts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "deposit_receipts_partner_id_received_at_idx" ON "deposit_receipts"("partner_id", "received_at");

-- CreateIndex
CREATE INDEX "deposit_receipts_partner_id_member_id_idx" ON "deposit_receipts"("partner_id", "member_id");

-- CreateIndex
CREATE UNIQUE INDEX "deposit_receipts_partner_id_request_key_key" ON "deposit_receipts"("partner_id", "request_key");

-- CreateIndex
CREATE INDEX "deposit_entries_receipt_id_idx" ON "deposit_entries"("receipt_id");

-- CreateIndex
CREATE UNIQUE INDEX "partner_members_card_no_key" ON "partner_members"("card_no");

-- AddForeignKey
ALTER TABLE "partner_price_lists" ADD CONSTRAINT "partner_price_lists_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partners"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_months" ADD CONSTRAINT "partner_months_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partners"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deposit_entries" ADD CONSTRAINT "deposit_entries_receipt_id_fkey" FOREIGN KEY ("receipt_id") REFERENCES "deposit_receipts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deposit_receipts" ADD CONSTRAINT "deposit_receipts_partner_id_member_id_fkey" FOREIGN KEY ("partner_id", "member_id") REFERENCES "partner_members"("partner_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written: what schema.prisma cannot say.

-- A waste bank without prices records kilograms alone, and takes them back likewise.
ALTER TABLE "deposit_entries" DROP CONSTRAINT "deposit_entries_kind_check",
ADD CONSTRAINT "deposit_entries_kind_check" CHECK (
    CASE "kind"
        WHEN 'DEPOSIT' THEN "grams" > 0 AND "material" IS NOT NULL AND "corrects_id" IS NULL
            AND CASE
                WHEN "price" IS NULL THEN "amount" = 0
                ELSE "price" > 0 AND "amount" > 0 AND "amount" = floor(("grams"::bigint * "price" + 500) / 1000.0)
            END
        WHEN 'WITHDRAWAL' THEN "amount" < 0 AND "grams" IS NULL AND "price" IS NULL AND "corrects_id" IS NULL
        WHEN 'CORRECTION' THEN "corrects_id" IS NOT NULL AND "note" IS NOT NULL
    END
);

ALTER TABLE "partner_months" ADD CONSTRAINT "partner_months_month_check" CHECK (extract(day FROM "month") = 1);

CREATE TRIGGER deposit_receipts_kept BEFORE UPDATE OR DELETE ON "deposit_receipts"
    FOR EACH ROW EXECUTE FUNCTION keep_deposit_entry();

CREATE TRIGGER partner_months_kept BEFORE UPDATE OR DELETE ON "partner_months"
    FOR EACH ROW EXECUTE FUNCTION keep_deposit_entry();
