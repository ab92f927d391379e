-- CreateTable
CREATE TABLE "guesses" (
    "key" VARCHAR(100) NOT NULL,
    "guessed_at" TIMESTAMPTZ(3)[],
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "guesses_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "guesses_last_at_idx" ON "guesses"("last_at");
