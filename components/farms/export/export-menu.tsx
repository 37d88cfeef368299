"use client";

import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { api } from "@/lib/api/client";
import { exportFormats, type ExportFormat } from "@/lib/geo/formats/export-formats";
import { Button } from "../../ui/button";
import { Menu, MenuItem, MenuLabel } from "../../ui/menu";
import { saveFile } from "../../ui/save-file";
import { useToast } from "../../ui/toast";

const formats: ExportFormat[] = ["geojson", "kml", "csv"];

/** Saves all farms of the account, with all their data, as a file. */
export function ExportMenu() {
  const t = useTranslations("farmImport.export");
  const say = useToast();
  const [pending, setPending] = useState(false);
  const save = async (format: ExportFormat) => {
    setPending(true);
    try {
      if ((await exportAs(format)) === 0) say({ title: t("empty") });
    } catch {
      say({ title: t("failed") });
    }
    setPending(false);
  };
  const trigger = (
    <Button pending={pending}>
      <Download aria-hidden />
      {t("button")}
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuLabel>{t("label")}</MenuLabel>
      {formats.map((format) => (
        <MenuItem key={format} onSelect={() => void save(format)}>
          {t(format)}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** Gives the number of farms in the file; without farms there is none. */
async function exportAs(format: ExportFormat): Promise<number> {
  const { body } = await api("GET /v1/farms/export");
  if (body.data.length === 0) return 0;
  const { writeFarmFile } = await import("@/lib/geo/formats/write-farm-file");
  const { ending, mediaType } = exportFormats[format];
  saveFile({ fileName: `farms.${ending}`, mediaType, text: writeFarmFile(body.data, format) });
  return body.data.length;
}
