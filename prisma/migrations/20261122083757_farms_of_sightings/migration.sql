-- CreateIndex
CREATE INDEX "pest_identifications_farm_id_idx" ON "pest_identifications"("farm_id");

-- CreateIndex
CREATE INDEX "pest_sightings_farm_id_idx" ON "pest_sightings"("farm_id");
