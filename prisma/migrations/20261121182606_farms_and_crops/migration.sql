-- AlterTable
ALTER TABLE "farms" ADD COLUMN     "description" TEXT,
ADD COLUMN     "location" TEXT,
ADD COLUMN     "sample" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "search_words" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "size_ha" DOUBLE PRECISION,
ADD COLUMN     "soil_type" TEXT,
ADD COLUMN     "status" TEXT NOT NULL DEFAULT 'active',
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "farm_counts" (
    "account_id" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "farms" INTEGER NOT NULL,
    "area_ha" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "farm_counts_pkey" PRIMARY KEY ("account_id","status")
);

-- CreateTable
CREATE TABLE "farm_boundaries" (
    "id" SERIAL NOT NULL,
    "farm_id" INTEGER NOT NULL,
    "corners" JSONB NOT NULL,
    "area_ha" DOUBLE PRECISION NOT NULL,
    "valid_from" TIMESTAMPTZ(3) NOT NULL,
    "valid_to" TIMESTAMPTZ(3),

    CONSTRAINT "farm_boundaries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "farm_crops" (
    "id" SERIAL NOT NULL,
    "farm_id" INTEGER NOT NULL,
    "crop_id" INTEGER,
    "name" TEXT NOT NULL,
    "variety" TEXT,
    "area_ha" DOUBLE PRECISION,
    "status" TEXT NOT NULL,
    "planting_date" DATE,
    "expected_harvest_date" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "farm_crops_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "irrigations" (
    "id" SERIAL NOT NULL,
    "farm_crop_id" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "depth_mm" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "irrigations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "crops" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "scientific_name" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "other_names" TEXT NOT NULL,
    "facts" JSONB NOT NULL,

    CONSTRAINT "crops_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "crop_windows" (
    "id" INTEGER NOT NULL,
    "crop_id" INTEGER NOT NULL,
    "country" CHAR(2) NOT NULL,
    "zone" TEXT NOT NULL,
    "season" TEXT NOT NULL,
    "plant_from" TEXT NOT NULL,
    "plant_to" TEXT NOT NULL,
    "harvest_from" TEXT NOT NULL,
    "harvest_to" TEXT NOT NULL,
    "source" TEXT NOT NULL,

    CONSTRAINT "crop_windows_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "state_dekad_rainfalls" (
    "state" TEXT NOT NULL,
    "rain_mm" DOUBLE PRECISION[],

    CONSTRAINT "state_dekad_rainfalls_pkey" PRIMARY KEY ("state")
);

-- CreateIndex
CREATE INDEX "farm_boundaries_farm_id_valid_to_idx" ON "farm_boundaries"("farm_id", "valid_to");

-- CreateIndex
CREATE INDEX "farm_crops_farm_id_idx" ON "farm_crops"("farm_id");

-- CreateIndex
CREATE UNIQUE INDEX "irrigations_farm_crop_id_date_key" ON "irrigations"("farm_crop_id", "date");

-- CreateIndex
CREATE UNIQUE INDEX "crops_name_key" ON "crops"("name");

-- CreateIndex
CREATE INDEX "crop_windows_crop_id_idx" ON "crop_windows"("crop_id");

-- AddForeignKey
ALTER TABLE "farm_counts" ADD CONSTRAINT "farm_counts_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "farm_boundaries" ADD CONSTRAINT "farm_boundaries_farm_id_fkey" FOREIGN KEY ("farm_id") REFERENCES "farms"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "farm_crops" ADD CONSTRAINT "farm_crops_farm_id_fkey" FOREIGN KEY ("farm_id") REFERENCES "farms"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "irrigations" ADD CONSTRAINT "irrigations_farm_crop_id_fkey" FOREIGN KEY ("farm_crop_id") REFERENCES "farm_crops"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "crop_windows" ADD CONSTRAINT "crop_windows_crop_id_fkey" FOREIGN KEY ("crop_id") REFERENCES "crops"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The lists of an account's farms, in each order they can be asked for. Prisma has no words for partial indexes.
CREATE INDEX "farms_by_name" ON "farms"("account_id", lower("name"), "id") WHERE "deleted_at" IS NULL;
CREATE INDEX "farms_by_size" ON "farms"("account_id", "size_ha", "id") WHERE "deleted_at" IS NULL;
CREATE INDEX "farms_by_size_falling" ON "farms"("account_id", "size_ha" DESC NULLS LAST, "id" DESC) WHERE "deleted_at" IS NULL;
CREATE INDEX "farms_by_creation" ON "farms"("account_id", "created_at", "id") WHERE "deleted_at" IS NULL;
CREATE INDEX "farms_by_change" ON "farms"("account_id", "updated_at", "id") WHERE "deleted_at" IS NULL;
CREATE INDEX "farms_by_words" ON "farms" USING gin (array_to_tsvector("search_words")) WHERE "deleted_at" IS NULL;

-- One present boundary per farm.
CREATE UNIQUE INDEX "farm_boundaries_present" ON "farm_boundaries"("farm_id") WHERE "valid_to" IS NULL;

-- Counting 10,000 farms for each page of a list would cost more than the page.
CREATE FUNCTION add_to_farm_counts(account INTEGER, farm_status TEXT, more_farms BIGINT, more_area_ha DOUBLE PRECISION)
RETURNS void LANGUAGE sql AS $$
  -- A deleted account takes its farms with it; there is nobody left to count for.
  INSERT INTO farm_counts (account_id, status, farms, area_ha)
  SELECT account, farm_status, more_farms, more_area_ha WHERE EXISTS (SELECT FROM users WHERE id = account)
  ON CONFLICT (account_id, status) DO UPDATE
  SET farms = farm_counts.farms + excluded.farms, area_ha = farm_counts.area_ha + excluded.area_ha;
$$;

CREATE FUNCTION count_added_farms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_farm_counts(account_id, status, farms, area_ha) FROM (
    SELECT account_id, status, count(*) AS farms, coalesce(sum(size_ha), 0) AS area_ha
    FROM added WHERE deleted_at IS NULL GROUP BY account_id, status ORDER BY account_id, status
  ) AS change;
  RETURN NULL;
END $$;

CREATE FUNCTION count_removed_farms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM add_to_farm_counts(account_id, status, -farms, -area_ha) FROM (
    SELECT account_id, status, count(*) AS farms, coalesce(sum(size_ha), 0) AS area_ha
    FROM removed WHERE deleted_at IS NULL GROUP BY account_id, status ORDER BY account_id, status
  ) AS change;
  RETURN NULL;
END $$;

CREATE FUNCTION count_changed_farms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- All counts of an account are locked in one order, so that two changes of status cannot wait for each other.
  PERFORM FROM farm_counts WHERE account_id IN (SELECT account_id FROM removed) ORDER BY account_id, status FOR UPDATE;
  PERFORM add_to_farm_counts(account_id, status, farms, area_ha) FROM (
    SELECT account_id, status, sum(farms)::bigint AS farms, sum(area_ha) AS area_ha
    FROM (
      SELECT account_id, status, 1 AS farms, coalesce(size_ha, 0) AS area_ha FROM added WHERE deleted_at IS NULL
      UNION ALL
      SELECT account_id, status, -1, -coalesce(size_ha, 0) FROM removed WHERE deleted_at IS NULL
    ) AS farm
    GROUP BY account_id, status HAVING sum(farms) <> 0 OR sum(area_ha) <> 0 ORDER BY account_id, status
  ) AS change;
  RETURN NULL;
END $$;

CREATE TRIGGER farms_added AFTER INSERT ON farms
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_farms();
CREATE TRIGGER farms_removed AFTER DELETE ON farms
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_farms();
CREATE TRIGGER farms_changed AFTER UPDATE ON farms
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_changed_farms();

INSERT INTO farm_counts (account_id, status, farms, area_ha)
SELECT account_id, status, count(*), coalesce(sum(size_ha), 0) FROM farms WHERE deleted_at IS NULL GROUP BY account_id, status;
