/** An event as it is sent. */
export type SentEvent = { id: number; type: string; data: unknown; createdAt: Date };

/** The body of every delivery of an event: the same bytes each time. */
export const bodyOf = ({ id, type, data, createdAt }: SentEvent): string =>
  JSON.stringify({ id: `evt_${id}`, type, created_at: createdAt.toISOString(), data });
