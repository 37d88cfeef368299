/** An error with an HTTP status and the two-field body of the interface document. */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    readonly status: number,
    readonly error: string,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** Two module graphs may each have their own class, so errors are told by name, not by `instanceof`. */
export function isApiError(value: unknown): value is ApiError {
  return value instanceof Error && value.name === "ApiError";
}

/** 400 for parameters or a body that break the contract; `message` names each field and what was expected. */
export const invalidRequest = (message: string) => new ApiError(400, "Invalid request", message);

/** 412 when the record was changed since the caller read the version that its `If-Match` names. */
export const changedSince = (what: string) =>
  new ApiError(
    412,
    "Changed meanwhile",
    `This ${what} was changed since you read it, and nothing was done. Read it again and repeat your change with the new ETag in If-Match.`,
  );

/** 404 for an id that does not exist or is another account's: the same words for both. */
export const notFound = (what: string) =>
  new ApiError(404, "Not found", `There is no ${what} with this id in your account.`);
