-- CreateTable
CREATE TABLE "Lease" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "holder" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "doneAt" DATETIME
);

-- CreateIndex
CREATE INDEX "Visitor_lastSeenAt_id_idx" ON "Visitor"("lastSeenAt", "id");
