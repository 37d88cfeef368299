import type { Plan, Product, Sheet } from "./soil-types";

/** What to do with a soil, in the order of doing it. */
export type SoilAdvice =
  | { kind: "apply"; crop: string; products: Product[] }
  | { kind: "limeFirst"; crop: string; lime: Product; products: Product[] }
  | { kind: "limeOnly"; crop: string; lime: Product }
  | { kind: "enough"; crop: string }
  | { kind: "suits"; crop: string }
  | { kind: "unknown" };

/** The products of a plan of which something is to be given. */
export const neededProducts = (plan: Plan): Product[] => plan.products.filter(({ kg_per_ha: kgPerHa }) => kgPerHa > 0);

/** A crop's name within a sentence: 'maize', but 'NERICA rice' as it is written. */
export const spokenCrop = (name: string) =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/** What to do with the soil of a sheet. */
export function adviceOf({ plan, crops }: Pick<Sheet, "plan" | "crops">): SoilAdvice {
  if (!plan) {
    const [best] = crops;
    return best ? { kind: "suits", crop: spokenCrop(best.name) } : { kind: "unknown" };
  }
  const crop = spokenCrop(plan.crop_name);
  const needed = neededProducts(plan);
  const lime = needed.find(({ product }) => product === "lime");
  const products = needed.filter(({ product }) => product !== "lime");
  if (lime) return products.length > 0 ? { kind: "limeFirst", crop, lime, products } : { kind: "limeOnly", crop, lime };
  return products.length > 0 ? { kind: "apply", crop, products } : { kind: "enough", crop };
}

/** What is low in a soil; null when nothing of it is rated. */
export function lowFigures({ measures }: Pick<Sheet, "measures">): Sheet["measures"][number]["field"][] | null {
  const rated = measures.filter((measure) => measure.class !== null);
  return rated.length === 0 ? null : rated.filter((measure) => measure.class === "low").map(({ field }) => field);
}
