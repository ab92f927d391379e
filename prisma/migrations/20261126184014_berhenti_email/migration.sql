-- CreateTable
CREATE TABLE "mail_stops" (
    "kind" VARCHAR(20) NOT NULL,
    "row_id" INTEGER NOT NULL,
    "address_key" VARCHAR(64) NOT NULL,
    "stopped_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_stops_pkey" PRIMARY KEY ("kind","row_id","address_key")
);
