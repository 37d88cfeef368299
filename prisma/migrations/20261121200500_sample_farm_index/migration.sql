-- Every visit to the farms page asks which farm is the sample. Prisma has no words for partial indexes.
CREATE INDEX "farms_sample" ON "farms"("account_id") WHERE "sample" AND "deleted_at" IS NULL;
