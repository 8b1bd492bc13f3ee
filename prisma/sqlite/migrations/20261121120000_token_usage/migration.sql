-- CreateTable
CREATE TABLE "TokenUsage" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "tokens" INTEGER NOT NULL,
    "expiresAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE INDEX "TokenUsage_expiresAt_idx" ON "TokenUsage"("expiresAt");
