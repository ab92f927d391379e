-- CreateTable
CREATE TABLE "vote_networks" (
    "target" VARCHAR(40) NOT NULL,
    "network" VARCHAR(64) NOT NULL,
    "votes" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "vote_networks_pkey" PRIMARY KEY ("target","network")
);

-- CreateIndex
CREATE INDEX "vote_networks_created_at_idx" ON "vote_networks"("created_at");
