-- AlterTable
ALTER TABLE "ChatMessage" ADD COLUMN     "isWhole" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "requestId" TEXT,
ADD COLUMN     "source" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "ChatMessage_visitorId_userId_requestId_isUserMessage_key" ON "ChatMessage"("visitorId", "userId", "requestId", "isUserMessage");
