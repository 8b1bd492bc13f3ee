-- CreateTable
CREATE TABLE "VisitSession" (
    "visitorId" TEXT NOT NULL,
    "startedAt" TIMESTAMP(3) NOT NULL,
    "lastAt" TIMESTAMP(3) NOT NULL,
    "views" INTEGER NOT NULL,
    "seen" INTEGER NOT NULL,
    "page" TEXT NOT NULL,
    "marks" INTEGER NOT NULL,

    CONSTRAINT "VisitSession_pkey" PRIMARY KEY ("visitorId")
);

-- CreateTable
CREATE TABLE "LiveCount" (
    "bucket" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "shard" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "LiveCount_pkey" PRIMARY KEY ("bucket","name","shard")
);

-- CreateIndex
CREATE INDEX "VisitSession_lastAt_idx" ON "VisitSession"("lastAt");

-- AddForeignKey
ALTER TABLE "VisitSession" ADD CONSTRAINT "VisitSession_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"("id") ON DELETE CASCADE ON UPDATE CASCADE;
