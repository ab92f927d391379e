-- CreateEnum
CREATE TYPE "DepositKind" AS ENUM ('DEPOSIT', 'WITHDRAWAL', 'CORRECTION');

-- CreateTable
CREATE TABLE "partner_members" (
    "id" SERIAL NOT NULL,
    "partner_id" INTEGER NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "link_version" INTEGER NOT NULL DEFAULT 0,
    "request_key" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "partner_members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deposit_entries" (
    "id" SERIAL NOT NULL,
    "partner_id" INTEGER NOT NULL,
    "member_id" INTEGER NOT NULL,
    "kind" "DepositKind" NOT NULL,
    "amount" INTEGER NOT NULL,
    "material" VARCHAR(60),
    "grams" INTEGER,
    "price" INTEGER,
    "note" VARCHAR(200),
    "corrects_id" INTEGER,
    "request_key" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deposit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "partner_members_partner_id_id_key" ON "partner_members"("partner_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "partner_members_partner_id_request_key_key" ON "partner_members"("partner_id", "request_key");

-- CreateIndex
CREATE UNIQUE INDEX "deposit_entries_corrects_id_key" ON "deposit_entries"("corrects_id");

-- CreateIndex
CREATE UNIQUE INDEX "deposit_entries_partner_id_request_key_key" ON "deposit_entries"("partner_id", "request_key");

-- CreateIndex
CREATE INDEX "deposit_entries_partner_id_id_idx" ON "deposit_entries"("partner_id", "id");

-- CreateIndex
CREATE INDEX "deposit_entries_member_id_id_idx" ON "deposit_entries"("member_id", "id");

-- AddForeignKey
ALTER TABLE "partner_members" ADD CONSTRAINT "partner_members_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partners"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deposit_entries" ADD CONSTRAINT "deposit_entries_partner_id_member_id_fkey" FOREIGN KEY ("partner_id", "member_id") REFERENCES "partner_members"("partner_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Hand-written: what schema.prisma cannot say.

-- What an entry of each kind holds, and which way the money goes.
ALTER TABLE "deposit_entries" ADD CONSTRAINT "deposit_entries_kind_check" CHECK (
    CASE "kind"
        WHEN 'DEPOSIT' THEN "amount" > 0 AND "grams" > 0 AND "price" > 0 AND "material" IS NOT NULL
            AND "corrects_id" IS NULL
            AND "amount" = floor(("grams"::bigint * "price" + 500) / 1000.0)
        WHEN 'WITHDRAWAL' THEN "amount" < 0 AND "grams" IS NULL AND "price" IS NULL AND "corrects_id" IS NULL
        WHEN 'CORRECTION' THEN "amount" <> 0 AND "corrects_id" IS NOT NULL AND "note" IS NOT NULL
    END
);

-- The book is only added to. Its entries go with the whole waste bank, which is gone already when the cascade comes here.
CREATE FUNCTION keep_deposit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM partners WHERE id = OLD.partner_id) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'An entry of the deposit book is neither changed nor deleted';
END;
$$;

CREATE TRIGGER deposit_entries_kept BEFORE UPDATE OR DELETE ON "deposit_entries"
    FOR EACH ROW EXECUTE FUNCTION keep_deposit_entry();
