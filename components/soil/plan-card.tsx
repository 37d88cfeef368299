import { Printer } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import Link from "next/link";
import { useId } from "react";
import { Button } from "../ui/button";
import { Card, CardHeader } from "../ui/card";
import { Notice } from "../ui/notice";
import { CropChoice } from "./crop-choice";
import { PlanReasons } from "./plan-reasons";
import { ProductItem } from "./product-item";
import { neededProducts, spokenCrop } from "./soil-answer";
import type { Plan, Sheet } from "./soil-types";

type Crop = { id: number; name: string };

type PlanCardProps = {
  sheet: Sheet;
  yours: readonly Crop[];
  suited: readonly Crop[];
  chosen: Crop | null;
  onChoose: (cropId: number) => void;
  /** Set while another crop's plan is worked out, or could not be. */
  waiting: { crop: string; failed: boolean; retry: () => void } | null;
};

/** What to apply for a crop on this field: products in bags, when, and why. */
export function PlanCard({ sheet, yours, suited, chosen, onChoose, waiting }: PlanCardProps) {
  const t = useTranslations("soil.plan");
  const format = useFormatter();
  const id = useId();
  const { plan, farm_id: farmId } = sheet;
  const area = plan?.area ?? null;
  const summary = () => {
    const crop = spokenCrop(plan?.crop_name ?? "");
    return area === null
      ? t("summaryHectare", { crop })
      : t("summary", { crop, area: format.number(area, { maximumFractionDigits: 2 }) });
  };
  const printAddress = `/farms/${farmId}/soil/print${plan ? `?crop_id=${plan.crop_id}` : ""}`;
  return (
    <Card aria-labelledby={id} className="min-w-0" aria-busy={(waiting && !waiting.failed) || undefined}>
      <CardHeader id={id} title={t("title")}>
        {plan && !waiting ? summary() : null}
      </CardHeader>
      <div className="mb-5">
        <CropChoice {...{ yours, suited, chosen, onChoose }} />
      </div>
      {waiting ? <Waiting {...waiting} /> : <PlanBody plan={plan} areaHa={area} farmId={farmId} />}
      {waiting ? null : (
        <footer className="border-line mt-5 border-t pt-4">
          <Button asChild>
            <Link href={printAddress}>
              <Printer aria-hidden />
              {t("print")}
            </Link>
          </Button>
        </footer>
      )}
    </Card>
  );
}

function Waiting({ crop, failed, retry }: NonNullable<PlanCardProps["waiting"]>) {
  const t = useTranslations("soil.state");
  const spoken = spokenCrop(crop);
  if (!failed) return <p role="status">{t("updating", { crop: spoken })}</p>;
  const again = (
    <Button size="compact" onClick={retry}>
      {t("retry")}
    </Button>
  );
  return (
    <Notice tone="warn" title={t("cropFailed", { crop: spoken })} action={again}>
      {t("cropFailedBody")}
    </Notice>
  );
}

type PlanBodyProps = { plan: Plan | null; areaHa: number | null; farmId: number };

function PlanBody({ plan, areaHa, farmId }: PlanBodyProps) {
  const t = useTranslations("soil.plan");
  if (!plan) return <Notice title={t("unknown")}>{t("unknownBody")}</Notice>;
  const products = neededProducts(plan);
  const limeless = products.every(({ product }) => product !== "lime");
  return (
    <div className="grid gap-4">
      {areaHa === null ? <NoArea farmId={farmId} /> : null}
      {products.length === 0 ? (
        <Notice title={t("nothing")}>{t("nothingBody", { crop: spokenCrop(plan.crop_name) })}</Notice>
      ) : (
        <ul className="divide-line divide-y">
          {products.map((product) => (
            <ProductItem key={product.product} product={product} areaHa={areaHa} />
          ))}
        </ul>
      )}
      {limeless ? <p>{t("noLime")}</p> : null}
      <PlanReasons plan={plan} />
    </div>
  );
}

function NoArea({ farmId }: { farmId: number }) {
  const t = useTranslations("soil.plan");
  const action = (
    <Button asChild size="compact">
      <Link href={`/farms/${farmId}/edit`}>{t("setArea")}</Link>
    </Button>
  );
  return (
    <Notice title={t("noArea")} action={action}>
      {t("noAreaBody")}
    </Notice>
  );
}
