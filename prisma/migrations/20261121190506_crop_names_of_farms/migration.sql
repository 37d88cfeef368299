-- AlterTable
ALTER TABLE "farms" ADD COLUMN     "crop_names" TEXT[] DEFAULT ARRAY[]::TEXT[];
