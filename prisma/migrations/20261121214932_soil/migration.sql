-- CreateTable
CREATE TABLE "soil_samples" (
    "id" SERIAL NOT NULL,
    "farm_id" INTEGER NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'submitted',
    "tracking_code" TEXT NOT NULL,
    "depth_cm" DOUBLE PRECISION NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "notes" TEXT,
    "collection_date" DATE NOT NULL,
    "estimated_completion_date" DATE NOT NULL,
    "results" JSONB,
    "analysis_date" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "soil_samples_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "soil_sample_steps" (
    "id" SERIAL NOT NULL,
    "sample_id" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "note" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "soil_sample_steps_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "soil_regions" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "states" TEXT[],
    "rain_min_mm" DOUBLE PRECISION NOT NULL,
    "rain_max_mm" DOUBLE PRECISION NOT NULL,
    "figures" JSONB NOT NULL,

    CONSTRAINT "soil_regions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "crop_nutrients" (
    "crop_id" INTEGER NOT NULL,
    "n_kg_ha" DOUBLE PRECISION NOT NULL,
    "p2o5_kg_ha" DOUBLE PRECISION NOT NULL,
    "k2o_kg_ha" DOUBLE PRECISION NOT NULL,
    "n_max_kg_ha" DOUBLE PRECISION NOT NULL,
    "p2o5_max_kg_ha" DOUBLE PRECISION NOT NULL,
    "k2o_max_kg_ha" DOUBLE PRECISION NOT NULL,
    "target_ph" DOUBLE PRECISION NOT NULL,
    "acid_saturation_pct" DOUBLE PRECISION NOT NULL,
    "legume" BOOLEAN NOT NULL,
    "timing" TEXT NOT NULL,
    "quefts" JSONB,
    "source" TEXT NOT NULL,
    "checked" BOOLEAN NOT NULL,

    CONSTRAINT "crop_nutrients_pkey" PRIMARY KEY ("crop_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "soil_samples_tracking_code_key" ON "soil_samples"("tracking_code");

-- CreateIndex
CREATE INDEX "soil_samples_farm_id_created_at_idx" ON "soil_samples"("farm_id", "created_at");

-- CreateIndex
CREATE INDEX "soil_sample_steps_sample_id_idx" ON "soil_sample_steps"("sample_id");

-- AddForeignKey
ALTER TABLE "soil_samples" ADD CONSTRAINT "soil_samples_farm_id_fkey" FOREIGN KEY ("farm_id") REFERENCES "farms"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "soil_sample_steps" ADD CONSTRAINT "soil_sample_steps_sample_id_fkey" FOREIGN KEY ("sample_id") REFERENCES "soil_samples"("id") ON DELETE CASCADE ON UPDATE CASCADE;
