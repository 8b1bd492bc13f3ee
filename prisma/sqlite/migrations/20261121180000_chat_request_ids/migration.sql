-- AlterTable
ALTER TABLE "ChatMessage" ADD COLUMN "requestId" TEXT;
ALTER TABLE "ChatMessage" ADD COLUMN "source" TEXT;
ALTER TABLE "ChatMessage" ADD COLUMN "isWhole" BOOLEAN NOT NULL DEFAULT true;

-- CreateIndex
CREATE UNIQUE INDEX "ChatMessage_visitorId_userId_requestId_isUserMessage_key" ON "ChatMessage"("visitorId", "userId", "requestId", "isUserMessage");
