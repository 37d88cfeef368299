"use client";

import { useState } from "react";
import { useOrganism } from "./identify-data";
import { SightingDialog } from "./sighting-dialog";

type AskedSightingProps = { organismId: number; cropId: number | null; farmId: number | null; today: string };

/** The form that reports the organism in the page's address, until it is sent or closed. */
export function AskedSighting({ organismId, cropId, farmId, today }: AskedSightingProps) {
  const [closed, setClosed] = useState(false);
  const organism = useOrganism(organismId).data?.body;
  if (closed || !organism) return null;
  const close = () => {
    setClosed(true);
    // A reload does not ask again.
    window.history.replaceState(null, "", window.location.pathname);
  };
  return (
    <SightingDialog
      organism={organism}
      {...{ cropId, farmId, today }}
      identificationId={null}
      onDone={close}
      onClose={close}
    />
  );
}
