"use client";

import { Archive, ArchiveRestore, Ellipsis, Moon, Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import { Button } from "../../ui/button";
import { Menu, MenuItem, MenuSeparator } from "../../ui/menu";
import type { Farm } from "./farm-data";
import { useFarmDeletion, useStatusChange } from "./use-farm-changes";

/** What can be done with a farm: edit it, let it rest, archive it, delete it. */
export function FarmActions({ farm, etag }: { farm: Farm; etag: string | null }) {
  const t = useTranslations("farm.actions");
  const status = useStatusChange(farm, etag);
  const deletion = useFarmDeletion(farm, etag);
  const trigger = (
    <Button size="icon" pending={status.pending || deletion.pending} aria-label={t("more", { name: farm.name })}>
      <Ellipsis aria-hidden />
    </Button>
  );
  return (
    <>
      <Button asChild>
        <Link href={`/farms/${farm.id}/edit`}>
          <Pencil aria-hidden />
          {t("edit")}
        </Link>
      </Button>
      <Menu trigger={trigger}>
        {farm.status === "active" ? (
          <>
            <MenuItem onSelect={() => status.setStatus("fallow")}>
              <Moon aria-hidden />
              {t("fallow")}
            </MenuItem>
            <MenuItem onSelect={() => status.setStatus("archived")}>
              <Archive aria-hidden />
              {t("archive")}
            </MenuItem>
          </>
        ) : (
          <MenuItem onSelect={() => status.setStatus("active")}>
            <ArchiveRestore aria-hidden />
            {t("activate")}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem onSelect={deletion.remove}>
          <Trash2 aria-hidden />
          {t("delete")}
        </MenuItem>
      </Menu>
    </>
  );
}
