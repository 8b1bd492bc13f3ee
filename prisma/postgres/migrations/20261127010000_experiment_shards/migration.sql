-- CreateTable
CREATE TABLE "ExperimentCount" (
    "number" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "arm" TEXT NOT NULL,
    "shard" INTEGER NOT NULL,
    "seen" INTEGER NOT NULL,
    "goal" INTEGER NOT NULL,
    "guard" INTEGER NOT NULL,
    "mixed" INTEGER NOT NULL,
    "mismatched" INTEGER NOT NULL,

    CONSTRAINT "ExperimentCount_pkey" PRIMARY KEY ("number","day","arm","shard")
);

-- The instances of the release before still write ExperimentDay while this release replaces them.
CREATE VIEW "ExperimentTotal" AS
SELECT "number", "day", "arm",
    CAST(SUM("seen") AS INTEGER) AS "seen",
    CAST(SUM("goal") AS INTEGER) AS "goal",
    CAST(SUM("guard") AS INTEGER) AS "guard",
    CAST(SUM("mixed") AS INTEGER) AS "mixed",
    CAST(SUM("mismatched") AS INTEGER) AS "mismatched"
FROM (
    SELECT "number", "day", "arm", "seen", "goal", "guard", "mixed", "mismatched" FROM "ExperimentDay"
    UNION ALL
    SELECT "number", "day", "arm", "seen", "goal", "guard", "mixed", "mismatched" FROM "ExperimentCount"
) AS "counts"
GROUP BY "number", "day", "arm";
