import type { z } from "zod";
import { endpoint, perMinute } from "../../api/endpoint";
import { credits } from "../../api/price";
import { findCrop } from "../../crops/calendar";
import { IdentifyBody, IdentifyJson } from "../contract";
import type { PhotoCandidate } from "./candidate";
import { exampleImage } from "./example-image";
import { identifyPhoto } from "./identify";

/** 10 MB as base64, with what stands around it. */
const mostBodyBytes = 15_000_000;
const longestDescription = 2000;

function candidateToJson(candidate: PhotoCandidate): z.input<typeof IdentifyJson>["identification"][number] {
  const { name, type, confidence, scientificName, description, compare } = candidate;
  return {
    name,
    type,
    confidence,
    description: (compare === null ? description : `${description} ${compare}`).slice(0, longestDescription),
    scientific_name: scientificName,
  };
}

/** POST /v1/pests/identify */
export const identifyPest = endpoint({
  method: "POST",
  path: "/v1/pests/identify",
  tag: "Pest and disease",
  summary: "What a photo of a sick or healthy plant shows",
  description: `A photo as the part \`image\` of a multipart body, or as base64 in JSON: JPEG, PNG or WebP by its content, at most 10 MB and 50 megapixels, at least 64 x 64 pixels. The EXIF rotation is honoured; metadata is not read otherwise, and nothing of the photo is kept. 1600 pixels on the long side are plenty.

The classifier knows some diseases and pests of banana, bean, groundnut, maize, mango, pepper, potato, rice and tomato leaves. With \`crop_id\` only that crop counts, and the answer is surer. Tomato, potato and mango it learned nearly all from single leaves on a plain ground: lay a leaf on paper. Insects on rice are not named without rice's \`crop_id\`, since other insects look like them. \`confidence\` is calibrated on photos that it was not trained on. A healthy plant is said to be healthy as far as the classifier can see.

When it is unsure, \`recommendations\` says so and how to take a better photo; the candidates, if there are any, are then no findings. For a photo without a plant, or of a plant that it does not know, \`identification\` is empty. With the \`crop_id\` of a crop that it does not know (cassava, cowpea, yam and others) the candidates come from the catalogue's descriptions, not from the photo: their \`confidence\` is 0.15 at most, and \`recommendations\` leads through a short symptom key.

No answer names a product or a dose.

413: the file or the picture is too large. 415: it is no JPEG, PNG or WebP. 400: it is cut off, damaged, too small, or something else follows the picture in the file. 503: too many photos wait. None of them is charged.`,
  limit: perMinute(100),
  price: credits(500, { alsoListed: "5.0000" }),
  body: IdentifyBody,
  multipart: true,
  writesNothing: true,
  maxBodyBytes: mostBodyBytes,
  response: IdentifyJson,
  example: { body: { image: exampleImage, crop_id: 21 } },
  handle: async ({ body }) => {
    const crop = body.crop_id === undefined ? null : await findCrop(body.crop_id);
    const { candidates, recommendations } = await identifyPhoto({ bytes: body.image, crop });
    return { body: { identification: candidates.map(candidateToJson), recommendations } };
  },
});
