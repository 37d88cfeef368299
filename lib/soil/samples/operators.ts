import { inTransaction } from "../../api/store";
import { ResultsBody } from "./contract";
import { completeSample } from "./samples";
import { findOwnerOfSample } from "./store";

/** What an operator hands in. */
export type LabReport = { trackingCode: string; text: string; now: number };

/**
 * Keeps the results (the text of a JSON file, in the form of the results endpoint) of the sample with a tracking code
 * and completes it.
 * @throws Error in words for the operator.
 */
export async function completeSampleWith({ trackingCode, text, now }: LabReport): Promise<void> {
  const results = ResultsBody.safeParse(parsedJson(text));
  if (!results.success) {
    const faults = results.error.issues.map(({ path, message }) => `${path.join(".") || "file"}: ${message}`);
    throw new Error(`The results cannot be used. ${faults.join("; ")}`);
  }
  await inTransaction(async (db) => {
    const owner = await findOwnerOfSample(db, trackingCode.trim().toUpperCase());
    if (!owner) throw new Error(`There is no soil sample with the tracking code ${trackingCode}.`);
    await completeSample({ accountId: owner.accountId, db }, { id: owner.id, results: results.data, now });
  });
}

function parsedJson(text: string): unknown {
  try {
    // Spreadsheets and editors of Windows begin files with this mark.
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    throw new Error("The file of results is not JSON.");
  }
}
