import { headers } from "next/headers";
import type { ReactNode } from "react";
import { SessionKeeper } from "@/components/accounts/session-keeper";
import { MapSettingsProvider, type MapSettings } from "@/components/maps/map-settings";
import { DeletionNotice } from "@/components/settings/deletion-notice";
import { AccountProvider } from "@/components/shell/account";
import { Shell } from "@/components/shell/shell";
import { requireAccount } from "@/lib/accounts/session";
import { config } from "@/lib/config";

/** The signed-in part: without a session it leads to the sign-in page. */
export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const { name, email, deleteAfter } = await requireAccount((await headers()).get("x-path") ?? "/overview");
  return (
    <AccountProvider account={{ name, email }}>
      <SessionKeeper />
      <MapSettingsProvider settings={mapSettings()}>
        <Shell>
          {deleteAfter ? <DeletionNotice deleteAfter={deleteAfter.toISOString()} /> : null}
          {children}
        </Shell>
      </MapSettingsProvider>
    </AccountProvider>
  );
}

/** OpenStreetMap's tiles, and every server that is made like theirs, end at this zoom. */
const streetsMaxZoom = 19;

function mapSettings(): MapSettings {
  const settings = config();
  const layer = (url: string | null, attribution: string, maxZoom: number) => url && { url, attribution, maxZoom };
  return {
    streets: layer(settings.MAP_TILES_URL, settings.MAP_TILES_ATTRIBUTION, streetsMaxZoom) || null,
    satellite:
      layer(settings.MAP_SATELLITE_URL, settings.MAP_SATELLITE_ATTRIBUTION, settings.MAP_SATELLITE_MAX_ZOOM) || null,
  };
}
