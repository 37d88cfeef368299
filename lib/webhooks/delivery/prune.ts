import { dropEvents } from "./store";

/** So long events and their deliveries are kept. */
const keptMs = 30 * 86_400_000;

/** Forgets the events, with their deliveries, that are older than is kept. */
export const dropOldEvents = (now: number): Promise<void> => dropEvents(new Date(now - keptMs));
