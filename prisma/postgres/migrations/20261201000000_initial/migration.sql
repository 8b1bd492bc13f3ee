-- CreateTable
CREATE TABLE "Visitor" (
    "id" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Visitor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "UserProfile" (
    "visitorId" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "segment" TEXT NOT NULL,
    "isNewUser" BOOLEAN NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "UserProfile_pkey" PRIMARY KEY ("visitorId","userId")
);

-- CreateTable
CREATE TABLE "PersonalizationSettings" (
    "visitorId" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "contentPersonalization" BOOLEAN NOT NULL,
    "navigationAdaptation" BOOLEAN NOT NULL,
    "behavioralAnalytics" BOOLEAN NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PersonalizationSettings_pkey" PRIMARY KEY ("visitorId","userId")
);

-- CreateTable
CREATE TABLE "ChatMessage" (
    "id" SERIAL NOT NULL,
    "visitorId" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "message" TEXT NOT NULL,
    "isUserMessage" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "page" TEXT,
    "userAction" TEXT,
    "relevantFeature" TEXT,
    "requestId" TEXT,
    "source" TEXT,
    "reply" TEXT,

    CONSTRAINT "ChatMessage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Feedback" (
    "id" SERIAL NOT NULL,
    "visitorId" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "rating" INTEGER,
    "relevanceRating" INTEGER,
    "feedback" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Feedback_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BehaviorEvent" (
    "id" BIGSERIAL NOT NULL,
    "eventId" TEXT NOT NULL,
    "visitorId" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "eventType" TEXT NOT NULL,
    "elementType" TEXT,
    "depth" DOUBLE PRECISION,
    "href" TEXT,
    "name" TEXT,
    "page" TEXT,
    "campaign" TEXT,
    "segment" TEXT NOT NULL,
    "cluster" TEXT NOT NULL,
    "isAdapted" BOOLEAN NOT NULL,
    "occurredAt" TIMESTAMP(3) NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BehaviorEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DemoRequest" (
    "id" SERIAL NOT NULL,
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
    "firstCampaign" TEXT,
    "page" TEXT,
    "isSuspected" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DemoRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LeadDelivery" (
    "id" TEXT NOT NULL,
    "visitorId" TEXT NOT NULL,
    "requestId" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMP(3) NOT NULL,
    "sentAt" TIMESTAMP(3),
    "lastError" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LeadDelivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LiveHour" (
    "hour" TIMESTAMP(3) NOT NULL,
    "counts" TEXT NOT NULL,
    "countedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LiveHour_pkey" PRIMARY KEY ("hour")
);

-- CreateTable
CREATE TABLE "CampaignVisit" (
    "day" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "isKnown" BOOLEAN NOT NULL,
    "visits" INTEGER NOT NULL,

    CONSTRAINT "CampaignVisit_pkey" PRIMARY KEY ("day","name")
);

-- CreateTable
CREATE TABLE "ExperimentExposure" (
    "visitorId" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "arm" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "exposedAt" TIMESTAMP(3) NOT NULL,
    "goal" BOOLEAN NOT NULL DEFAULT false,
    "guard" BOOLEAN NOT NULL DEFAULT false,
    "isMixed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "ExperimentExposure_pkey" PRIMARY KEY ("visitorId","number")
);

-- CreateTable
CREATE TABLE "ExperimentCount" (
    "number" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "arm" TEXT NOT NULL,
    "seen" INTEGER NOT NULL,
    "goal" INTEGER NOT NULL,
    "guard" INTEGER NOT NULL,
    "mixed" INTEGER NOT NULL,
    "mismatched" INTEGER NOT NULL,

    CONSTRAINT "ExperimentCount_pkey" PRIMARY KEY ("number","day","arm")
);

-- CreateTable
CREATE TABLE "TokenUsage" (
    "id" SERIAL NOT NULL,
    "tokens" INTEGER NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "TokenUsage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Lease" (
    "name" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "doneAt" TIMESTAMP(3),

    CONSTRAINT "Lease_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "Secret" (
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Secret_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "Visitor_lastSeenAt_id_idx" ON "Visitor"("lastSeenAt", "id");

-- CreateIndex
CREATE INDEX "ChatMessage_visitorId_userId_id_idx" ON "ChatMessage"("visitorId", "userId", "id");

-- CreateIndex
CREATE INDEX "ChatMessage_createdAt_idx" ON "ChatMessage"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "ChatMessage_visitorId_userId_requestId_isUserMessage_key" ON "ChatMessage"("visitorId", "userId", "requestId", "isUserMessage");

-- CreateIndex
CREATE INDEX "Feedback_visitorId_idx" ON "Feedback"("visitorId");

-- CreateIndex
CREATE INDEX "Feedback_createdAt_idx" ON "Feedback"("createdAt");

-- CreateIndex
CREATE INDEX "BehaviorEvent_createdAt_idx" ON "BehaviorEvent"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "BehaviorEvent_visitorId_eventId_key" ON "BehaviorEvent"("visitorId", "eventId");

-- CreateIndex
CREATE UNIQUE INDEX "DemoRequest_requestId_key" ON "DemoRequest"("requestId");

-- CreateIndex
CREATE INDEX "DemoRequest_visitorId_idx" ON "DemoRequest"("visitorId");

-- CreateIndex
CREATE INDEX "DemoRequest_createdAt_idx" ON "DemoRequest"("createdAt");

-- CreateIndex
CREATE INDEX "LeadDelivery_state_channel_nextAttemptAt_idx" ON "LeadDelivery"("state", "channel", "nextAttemptAt");

-- CreateIndex
CREATE INDEX "LeadDelivery_requestId_idx" ON "LeadDelivery"("requestId");

-- CreateIndex
CREATE INDEX "LeadDelivery_visitorId_idx" ON "LeadDelivery"("visitorId");

-- CreateIndex
CREATE INDEX "ExperimentExposure_exposedAt_idx" ON "ExperimentExposure"("exposedAt");

-- CreateIndex
CREATE INDEX "TokenUsage_expiresAt_idx" ON "TokenUsage"("expiresAt");

-- AddForeignKey
ALTER TABLE "UserProfile" ADD CONSTRAINT "UserProfile_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PersonalizationSettings" ADD CONSTRAINT "PersonalizationSettings_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChatMessage" ADD CONSTRAINT "ChatMessage_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Feedback" ADD CONSTRAINT "Feedback_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BehaviorEvent" ADD CONSTRAINT "BehaviorEvent_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DemoRequest" ADD CONSTRAINT "DemoRequest_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LeadDelivery" ADD CONSTRAINT "LeadDelivery_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "DemoRequest"("requestId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LeadDelivery" ADD CONSTRAINT "LeadDelivery_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ExperimentExposure" ADD CONSTRAINT "ExperimentExposure_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"("id") ON DELETE CASCADE ON UPDATE CASCADE;
