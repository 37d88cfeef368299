import {
  Cloud,
  CloudDrizzle,
  CloudFog,
  CloudHail,
  CloudLightning,
  CloudRain,
  CloudSnow,
  CloudSun,
  Cloudy,
  Sun,
  type LucideIcon,
} from "lucide-react";
import { cn } from "../ui/class-names";

// The first that fits counts, so the worst weather stands first.
const looks: { words: RegExp; icon: LucideIcon; colour: string }[] = [
  { words: /hail/i, icon: CloudHail, colour: "text-sky" },
  { words: /thunder|storm/i, icon: CloudLightning, colour: "text-sky" },
  { words: /snow|sleet/i, icon: CloudSnow, colour: "text-sky" },
  { words: /drizzle/i, icon: CloudDrizzle, colour: "text-sky" },
  { words: /rain|shower/i, icon: CloudRain, colour: "text-sky" },
  { words: /fog|mist|haze|dust/i, icon: CloudFog, colour: "text-ink-soft" },
  { words: /overcast/i, icon: Cloudy, colour: "text-ink-soft" },
  { words: /part|mainly|mostly/i, icon: CloudSun, colour: "text-maize-deep" },
  { words: /cloud/i, icon: Cloud, colour: "text-ink-soft" },
  { words: /clear|sun|fair|dry/i, icon: Sun, colour: "text-maize-deep" },
];

/** A picture beside the words for the weather; the words carry the meaning. */
export function ConditionsIcon({ conditions, className }: { conditions: string; className?: string }) {
  const look = looks.find(({ words }) => words.test(conditions)) ?? { icon: Cloud, colour: "text-ink-soft" };
  const Icon = look.icon;
  return <Icon aria-hidden className={cn("shrink-0", look.colour, className)} />;
}
