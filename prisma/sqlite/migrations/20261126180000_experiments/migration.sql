-- CreateTable
CREATE TABLE "ExperimentRun" (
    "number" TEXT NOT NULL PRIMARY KEY,
    "declaration" TEXT NOT NULL,
    "firstSeenAt" DATETIME NOT NULL,
    "changedAt" DATETIME
);

-- CreateTable
CREATE TABLE "ExperimentExposure" (
    "visitorId" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "arm" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "exposedAt" DATETIME NOT NULL,
    "goal" BOOLEAN NOT NULL DEFAULT false,
    "guard" BOOLEAN NOT NULL DEFAULT false,
    "isMixed" BOOLEAN NOT NULL DEFAULT false,

    PRIMARY KEY ("visitorId", "number"),
    CONSTRAINT "ExperimentExposure_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ExperimentDay" (
    "number" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "arm" TEXT NOT NULL,
    "seen" INTEGER NOT NULL DEFAULT 0,
    "goal" INTEGER NOT NULL DEFAULT 0,
    "guard" INTEGER NOT NULL DEFAULT 0,
    "mixed" INTEGER NOT NULL DEFAULT 0,
    "mismatched" INTEGER NOT NULL DEFAULT 0,

    PRIMARY KEY ("number", "day", "arm")
);

-- CreateIndex
CREATE INDEX "ExperimentExposure_exposedAt_idx" ON "ExperimentExposure"("exposedAt");
