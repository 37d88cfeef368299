/** What went wrong, as far as it changes what a person should do. */
export type FailureKind = "unreachable" | "unknownPlace" | "tooMany" | "signedOut" | "refused" | "unavailable";

const byStatus: Record<number, FailureKind> = {
  0: "unreachable",
  401: "signedOut",
  404: "unknownPlace",
  429: "tooMany",
};

/** The kind of a failed call; an error that is none of the API's counts as unavailable. */
export function failureKind(error: Error): FailureKind {
  const status = "status" in error && typeof error.status === "number" ? error.status : 500;
  return byStatus[status] ?? (status >= 400 && status < 500 ? "refused" : "unavailable");
}
