import type { TextureClass } from "../../farms/models/soil-texture";

/** Sands that leach, loams, and clays that bind. */
export type TextureGroup = "light" | "medium" | "heavy";

const groups: Record<TextureClass, TextureGroup> = {
  sand: "light",
  "loamy sand": "light",
  "sandy loam": "light",
  loam: "medium",
  "silt loam": "medium",
  silt: "medium",
  "sandy clay loam": "medium",
  "clay loam": "medium",
  "silty clay loam": "medium",
  "sandy clay": "heavy",
  "silty clay": "heavy",
  clay: "heavy",
};

/** EcoCrop's class of a texture (FAO EcoCrop: heavy are clays, light are sands and sandy loam, medium the loams). */
export const textureGroup = (texture: TextureClass): TextureGroup => groups[texture];

/** Whether fertiliser leaches so fast that it is given in more and smaller dressings. */
export const isSand = (texture: TextureClass): boolean => texture === "sand" || texture === "loamy sand";
