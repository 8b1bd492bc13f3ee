-- AlterTable
ALTER TABLE "BehaviorEvent" ADD COLUMN     "campaign" TEXT;

-- AlterTable
ALTER TABLE "DemoRequest" ADD COLUMN     "firstCampaign" TEXT;

-- CreateTable
CREATE TABLE "CampaignVisit" (
    "day" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "isKnown" BOOLEAN NOT NULL,
    "visits" INTEGER NOT NULL,

    CONSTRAINT "CampaignVisit_pkey" PRIMARY KEY ("day","name")
);
