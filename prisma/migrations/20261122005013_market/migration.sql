-- CreateEnum
CREATE TYPE "price_kind" AS ENUM ('retail', 'wholesale');

-- CreateTable
CREATE TABLE "price_markets" (
    "id" SERIAL NOT NULL,
    "country" CHAR(2) NOT NULL,
    "state" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,

    CONSTRAINT "price_markets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "price_series" (
    "id" SERIAL NOT NULL,
    "market_id" INTEGER NOT NULL,
    "crop_id" INTEGER NOT NULL,
    "variety" TEXT NOT NULL,
    "unit" TEXT NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "publisher" TEXT NOT NULL,

    CONSTRAINT "price_series_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "price_observations" (
    "series_id" INTEGER NOT NULL,
    "kind" "price_kind" NOT NULL,
    "date" DATE NOT NULL,
    "price" DOUBLE PRECISION NOT NULL,
    "quantity" DOUBLE PRECISION NOT NULL,
    "aggregate" BOOLEAN NOT NULL,
    "outlier" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "price_observations_pkey" PRIMARY KEY ("series_id","kind","date")
);

-- CreateTable
CREATE TABLE "price_products" (
    "publisher" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "crop_id" INTEGER NOT NULL,
    "variety" TEXT NOT NULL,
    "unit" TEXT,

    CONSTRAINT "price_products_pkey" PRIMARY KEY ("publisher","label")
);

-- CreateTable
CREATE TABLE "price_imports" (
    "id" SERIAL NOT NULL,
    "publisher" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "digest" TEXT NOT NULL,
    "imported_at" TIMESTAMPTZ(3) NOT NULL,
    "taken" INTEGER NOT NULL,
    "skipped" INTEGER NOT NULL,

    CONSTRAINT "price_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "consumer_price_indexes" (
    "country" CHAR(2) NOT NULL,
    "year" INTEGER NOT NULL,
    "index" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "consumer_price_indexes_pkey" PRIMARY KEY ("country","year")
);

-- CreateIndex
CREATE UNIQUE INDEX "price_markets_country_state_name_key" ON "price_markets"("country", "state", "name");

-- CreateIndex
CREATE INDEX "price_series_crop_id_market_id_idx" ON "price_series"("crop_id", "market_id");

-- CreateIndex
CREATE UNIQUE INDEX "price_series_market_id_crop_id_variety_unit_currency_publis_key" ON "price_series"("market_id", "crop_id", "variety", "unit", "currency", "publisher");

-- CreateIndex
CREATE INDEX "price_imports_source_id_idx" ON "price_imports"("source", "id");

-- AddForeignKey
ALTER TABLE "price_series" ADD CONSTRAINT "price_series_market_id_fkey" FOREIGN KEY ("market_id") REFERENCES "price_markets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_observations" ADD CONSTRAINT "price_observations_series_id_fkey" FOREIGN KEY ("series_id") REFERENCES "price_series"("id") ON DELETE CASCADE ON UPDATE CASCADE;
