-- CreateTable
CREATE TABLE "area_outlines" (
    "level" SMALLINT NOT NULL,
    "edition" VARCHAR(8) NOT NULL,
    "topology" BYTEA NOT NULL,

    CONSTRAINT "area_outlines_pkey" PRIMARY KEY ("level")
);
