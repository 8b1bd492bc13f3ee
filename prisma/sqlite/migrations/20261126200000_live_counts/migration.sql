-- CreateTable
CREATE TABLE "VisitSession" (
    "visitorId" TEXT NOT NULL PRIMARY KEY,
    "startedAt" DATETIME NOT NULL,
    "lastAt" DATETIME NOT NULL,
    "views" INTEGER NOT NULL,
    "seen" INTEGER NOT NULL,
    "page" TEXT NOT NULL,
    "marks" INTEGER NOT NULL,
    CONSTRAINT "VisitSession_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LiveCount" (
    "bucket" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "shard" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,

    PRIMARY KEY ("bucket", "name", "shard")
);

-- CreateIndex
CREATE INDEX "VisitSession_lastAt_idx" ON "VisitSession"("lastAt");
