import { useTranslations } from "next-intl";

/** The first stop of the Tab key: past the navigation, to `#content`. */
export function SkipLink() {
  const t = useTranslations("shell");
  return (
    <a
      href="#content"
      className="rounded-control bg-leaf text-on-leaf fixed top-2 left-2 z-50 -translate-y-20 px-4 py-3 font-medium focus:translate-y-0"
    >
      {t("skip")}
    </a>
  );
}
