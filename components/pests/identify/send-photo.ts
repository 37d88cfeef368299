import { ApiCallError, type EndpointBody } from "@/lib/api/client";

/** What is sent with a photo. */
export type PhotoCall = {
  image: Blob;
  fileName: string;
  cropId: number | null;
  farmId: number | null;
  keepPhoto: boolean;
};

type Sending = {
  /** Ends the call. */
  signal: AbortSignal;
  /** How much of the photo has been sent, 0 to 1. */
  onProgress: (part: number) => void;
};

type Answer = EndpointBody<"POST /v1/pests/identifications">;

const address = "/console/v1/pests/identifications";

function formOf({ image, fileName, cropId, farmId, keepPhoto }: PhotoCall): FormData {
  const form = new FormData();
  form.set("image", image, fileName);
  if (cropId !== null) form.set("crop_id", String(cropId));
  if (farmId !== null) form.set("farm_id", String(farmId));
  form.set("keep_photo", String(keepPhoto));
  return form;
}

function failureOf(request: XMLHttpRequest): ApiCallError {
  const { error, message } = readBody<{ error?: string; message?: string }>(request) ?? {};
  return new ApiCallError(request.status, error ?? request.statusText, message ?? "");
}

function readBody<Body>(request: XMLHttpRequest): Body | null {
  try {
    return JSON.parse(request.responseText) as Body;
  } catch {
    return null;
  }
}

/**
 * Sends a photo to be identified. By XMLHttpRequest, since only that tells how much has been sent.
 * @throws ApiCallError when it is refused, fails, cannot be reached or was cancelled.
 */
export function sendPhoto(call: PhotoCall, { signal, onProgress }: Sending): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const unreached = () => reject(new ApiCallError(0, "No connection", ""));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onProgress(1);
    request.onerror = unreached;
    request.onabort = unreached;
    request.onload = () => {
      // The pipeline has checked the answer against its schema.
      const body = request.status === 200 || request.status === 201 ? readBody<Answer>(request) : null;
      if (body) resolve(body);
      else reject(failureOf(request));
    };
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.open("POST", address);
    request.send(formOf(call));
  });
}
