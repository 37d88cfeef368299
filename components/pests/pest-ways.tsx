import { BookOpen, Camera } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { Button } from "../ui/button";

type PestWaysProps = {
  /** Whether the page is another than the catalogue's own. */
  catalogue?: boolean;
  /** The farm that the photo will be of. */
  farmId?: number;
};

/** The ways from every page about pests: to a photo's identification, which comes first, and to the catalogue. */
export function PestWays({ catalogue = true, farmId }: PestWaysProps) {
  const t = useTranslations("pests");
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild variant="primary">
        <Link href={farmId === undefined ? "/pests/identify" : `/pests/identify?farm=${farmId}`}>
          <Camera aria-hidden />
          {t("identify")}
        </Link>
      </Button>
      {catalogue ? (
        <Button asChild>
          <Link href="/pests/catalogue">
            <BookOpen aria-hidden />
            {t("catalogue")}
          </Link>
        </Button>
      ) : null}
    </div>
  );
}
