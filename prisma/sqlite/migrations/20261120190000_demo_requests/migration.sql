-- CreateTable
CREATE TABLE "DemoRequest" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "requestId" TEXT NOT NULL,
    "visitorId" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "companySize" TEXT,
    "message" TEXT,
    "segment" TEXT NOT NULL,
    "cluster" TEXT NOT NULL,
    "visitorType" TEXT NOT NULL,
    "campaign" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "DemoRequest_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "DemoRequest_requestId_key" ON "DemoRequest"("requestId");

-- CreateIndex
CREATE INDEX "DemoRequest_visitorId_idx" ON "DemoRequest"("visitorId");
