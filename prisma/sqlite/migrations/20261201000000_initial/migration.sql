-- CreateTable
CREATE TABLE "Visitor" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "UserProfile" (
    "visitorId" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "segment" TEXT NOT NULL,
    "isNewUser" BOOLEAN NOT NULL,
    "updatedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("visitorId", "userId"),
    CONSTRAINT "UserProfile_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "PersonalizationSettings" (
    "visitorId" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "contentPersonalization" BOOLEAN NOT NULL,
    "navigationAdaptation" BOOLEAN NOT NULL,
    "behavioralAnalytics" BOOLEAN NOT NULL,
    "updatedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("visitorId", "userId"),
    CONSTRAINT "PersonalizationSettings_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ChatMessage" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "visitorId" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "message" TEXT NOT NULL,
    "isUserMessage" BOOLEAN NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "page" TEXT,
    "userAction" TEXT,
    "relevantFeature" TEXT,
    "requestId" TEXT,
    "source" TEXT,
    "reply" TEXT,
    CONSTRAINT "ChatMessage_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Feedback" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "visitorId" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "rating" INTEGER,
    "relevanceRating" INTEGER,
    "feedback" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Feedback_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "BehaviorEvent" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "eventId" TEXT NOT NULL,
    "visitorId" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "eventType" TEXT NOT NULL,
    "elementType" TEXT,
    "depth" REAL,
    "href" TEXT,
    "name" TEXT,
    "page" TEXT,
    "campaign" TEXT,
    "segment" TEXT NOT NULL,
    "cluster" TEXT NOT NULL,
    "isAdapted" BOOLEAN NOT NULL,
    "occurredAt" DATETIME NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "BehaviorEvent_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

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
    "firstCampaign" TEXT,
    "page" TEXT,
    "isSuspected" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "DemoRequest_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LeadDelivery" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "visitorId" TEXT NOT NULL,
    "requestId" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" DATETIME NOT NULL,
    "sentAt" DATETIME,
    "lastError" TEXT,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "LeadDelivery_requestId_fkey" FOREIGN KEY ("requestId") REFERENCES "DemoRequest" ("requestId") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "LeadDelivery_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LiveHour" (
    "hour" DATETIME NOT NULL PRIMARY KEY,
    "counts" TEXT NOT NULL,
    "countedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "CampaignVisit" (
    "day" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "isKnown" BOOLEAN NOT NULL,
    "visits" INTEGER NOT NULL,

    PRIMARY KEY ("day", "name")
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
CREATE TABLE "ExperimentCount" (
    "number" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "arm" TEXT NOT NULL,
    "seen" INTEGER NOT NULL,
    "goal" INTEGER NOT NULL,
    "guard" INTEGER NOT NULL,
    "mixed" INTEGER NOT NULL,
    "mismatched" INTEGER NOT NULL,

    PRIMARY KEY ("number", "day", "arm")
);

-- CreateTable
CREATE TABLE "TokenUsage" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "tokens" INTEGER NOT NULL,
    "expiresAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Lease" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "holder" TEXT NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "doneAt" DATETIME
);

-- CreateTable
CREATE TABLE "Secret" (
    "name" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
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
