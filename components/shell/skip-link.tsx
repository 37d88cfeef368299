import { useTranslations } from "next-intl";

/** The first stop of the Tab key: past the navigation, to `#content`. */
export function SkipLink() {
  const t = useTranslations("shell");
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-leaf px-4 py-3 font-medium text-on-leaf focus:translate-y-0"
    >
      {t("skip")}
    </a>
  );
}
