/** Whether a key is answered by the sandbox. */
export const isTestKey = (key: string): boolean => key.trim().startsWith("gona_test_");

/** Whether a text can be sent as a key at all. */
export const isSendable = (key: string): boolean => /^[\x21-\x7e]+$/.test(key.trim());
