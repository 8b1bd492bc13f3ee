-- CreateTable
CREATE TABLE "ExperimentRun" (
    "number" TEXT NOT NULL,
    "declaration" TEXT NOT NULL,
    "firstSeenAt" TIMESTAMP(3) NOT NULL,
    "changedAt" TIMESTAMP(3),

    CONSTRAINT "ExperimentRun_pkey" PRIMARY KEY ("number")
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
CREATE TABLE "ExperimentDay" (
    "number" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "arm" TEXT NOT NULL,
    "seen" INTEGER NOT NULL DEFAULT 0,
    "goal" INTEGER NOT NULL DEFAULT 0,
    "guard" INTEGER NOT NULL DEFAULT 0,
    "mixed" INTEGER NOT NULL DEFAULT 0,
    "mismatched" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ExperimentDay_pkey" PRIMARY KEY ("number","day","arm")
);

-- CreateIndex
CREATE INDEX "ExperimentExposure_exposedAt_idx" ON "ExperimentExposure"("exposedAt");

-- AddForeignKey
ALTER TABLE "ExperimentExposure" ADD CONSTRAINT "ExperimentExposure_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"("id") ON DELETE CASCADE ON UPDATE CASCADE;
