"use client";

import { createContext, useContext, type ReactNode } from "react";

/** A layer of map pictures. */
export type TileSource = {
  /** Address with {z}, {x} and {y}. */
  url: string;
  /** Whose it is; `[words](address)` makes a link. */
  attribution: string;
  /** The closest zoom that has pictures of its own. */
  maxZoom: number;
};

/** The layers that this server is set to show; null for one that is turned off. */
export type MapSettings = { streets: TileSource | null; satellite: TileSource | null };

const Settings = createContext<MapSettings>({ streets: null, satellite: null });

/** Gives the maps inside it their layers. */
export function MapSettingsProvider({ settings, children }: { settings: MapSettings; children: ReactNode }) {
  return <Settings value={settings}>{children}</Settings>;
}

/** The layers that this server is set to show. */
export function useMapSettings(): MapSettings {
  return useContext(Settings);
}
