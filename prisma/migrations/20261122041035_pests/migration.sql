-- CreateTable
CREATE TABLE "organisms" (
    "id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "scientific_name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "other_names" TEXT[],
    "parts" TEXT[],
    "signs" TEXT[],
    "symptoms" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "conditions" TEXT NOT NULL,
    "compare" TEXT NOT NULL,
    "cultural" TEXT NOT NULL,
    "resistant" TEXT NOT NULL,
    "biological" TEXT NOT NULL,
    "chemical" TEXT NOT NULL,
    "importance" TEXT NOT NULL,
    "sources" TEXT NOT NULL,
    "checked" BOOLEAN NOT NULL,

    CONSTRAINT "organisms_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "organism_crops" (
    "crop_id" INTEGER NOT NULL,
    "organism_id" INTEGER NOT NULL,

    CONSTRAINT "organism_crops_pkey" PRIMARY KEY ("crop_id","organism_id")
);

-- CreateTable
CREATE TABLE "pest_identifications" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "farm_id" INTEGER,
    "crop_id" INTEGER,
    "outcome" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pest_identifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pest_photos" (
    "identification_id" INTEGER NOT NULL,
    "jpeg" BYTEA NOT NULL,

    CONSTRAINT "pest_photos_pkey" PRIMARY KEY ("identification_id")
);

-- CreateTable
CREATE TABLE "pest_sightings" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "organism_id" INTEGER NOT NULL,
    "farm_id" INTEGER,
    "crop_id" INTEGER,
    "identification_id" INTEGER,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "seen_on" DATE NOT NULL,
    "notes" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pest_sightings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "organisms_code_key" ON "organisms"("code");

-- CreateIndex
CREATE INDEX "organism_crops_organism_id_idx" ON "organism_crops"("organism_id");

-- CreateIndex
CREATE INDEX "pest_identifications_account_id_created_at_idx" ON "pest_identifications"("account_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "pest_sightings_identification_id_key" ON "pest_sightings"("identification_id");

-- CreateIndex
CREATE INDEX "pest_sightings_account_id_created_at_idx" ON "pest_sightings"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "pest_sightings_latitude_seen_on_idx" ON "pest_sightings"("latitude", "seen_on");

-- AddForeignKey
ALTER TABLE "organism_crops" ADD CONSTRAINT "organism_crops_organism_id_fkey" FOREIGN KEY ("organism_id") REFERENCES "organisms"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pest_identifications" ADD CONSTRAINT "pest_identifications_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pest_identifications" ADD CONSTRAINT "pest_identifications_farm_id_fkey" FOREIGN KEY ("farm_id") REFERENCES "farms"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pest_photos" ADD CONSTRAINT "pest_photos_identification_id_fkey" FOREIGN KEY ("identification_id") REFERENCES "pest_identifications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pest_sightings" ADD CONSTRAINT "pest_sightings_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pest_sightings" ADD CONSTRAINT "pest_sightings_organism_id_fkey" FOREIGN KEY ("organism_id") REFERENCES "organisms"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pest_sightings" ADD CONSTRAINT "pest_sightings_farm_id_fkey" FOREIGN KEY ("farm_id") REFERENCES "farms"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pest_sightings" ADD CONSTRAINT "pest_sightings_identification_id_fkey" FOREIGN KEY ("identification_id") REFERENCES "pest_identifications"("id") ON DELETE SET NULL ON UPDATE CASCADE;
