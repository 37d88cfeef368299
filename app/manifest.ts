import type { MetadataRoute } from "next";
import { getTranslations } from "next-intl/server";

/** What a phone needs to put Gona on its home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations("shell");
  return {
    name: t("product"),
    short_name: t("product"),
    description: t("description"),
    start_url: "/overview",
    display: "standalone",
    background_color: "#fbfaf6",
    theme_color: "#fbfaf6",
    icons: [{ src: "/icon.svg", sizes: "any", type: "image/svg+xml" }],
  };
}
