/*
 * How well the shipped photo model does on photographs that it was not trained on, looked at as the product looks at an
 * upload: the same decoding, resizing, inference and judging. PEST_PHOTOS is the folder of photographs that
 * scripts/train-pest-model/split.csv speaks of; they are not shipped.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { groupedBy } from "../lib/market/grouped";
import { logitsOf } from "../lib/pests/photo/inference";
import { judge, probabilities, rankingOf, type Told } from "../lib/pests/photo/judge";
import { readModelCard } from "../lib/pests/photo/model-card";
import { checkPhoto } from "../lib/pests/photo/photo-file";
import { modelPixels } from "../lib/pests/photo/pixels";
import { unshare } from "../lib/runtime";
import { machine } from "./rig";

const card = await readModelCard();
const classById = new Map(card.classes.map((each) => [each.id, each]));
const bins = 15;

/** A photograph, and what the model says of it. */
type Shot = { file: string; folder: string; kind: string; source: string; part: string; scores: Float32Array };
/** A photograph of a class that has a name, and where the right name came. */
type Known = Shot & { rank: number; confidence: number; withCrop: boolean; namedWithCrop: boolean; named: boolean };

const say = (text = "") => process.stdout.write(`${text}\n`);
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const share = <T>(all: readonly T[], holds: (one: T) => boolean) => mean(all.map((one) => (holds(one) ? 1 : 0)));
const shown = (value: number) => (Number.isNaN(value) ? "-" : value.toFixed(3));
const isNamed = (class_: { kind: string } | undefined) => class_ !== undefined && class_.kind !== "reject";

async function look(photos: string, line: string): Promise<Shot> {
  const [file = "", kind = "", , part = ""] = line.split(",");
  const [, folder = "", name = ""] = file.split("/");
  const photo = await checkPhoto(await readFile(path.join(photos, file)));
  const scores = await logitsOf(await modelPixels(photo, card.input), card);
  return { file, folder, kind, source: name.slice(0, name.lastIndexOf("_")), part, scores };
}

/** Every photograph that training did not see. */
async function lookAtAll(photos: string): Promise<Shot[]> {
  const split = await readFile(path.join("scripts", "train-pest-model", "split.csv"), "utf8");
  const lines = split.trim().split("\n").slice(1);
  const shots: Shot[] = [];
  for (const line of lines.filter((each) => each.endsWith(",validation") || each.endsWith(",extra"))) {
    shots.push(await look(photos, line));
  }
  return shots;
}

const nothing: Told = { kind: "nothing" };

function isAnswered({ scores }: Shot, told: Told = nothing): boolean {
  const { outcome } = judge(scores, card, told);
  return outcome === "named" || outcome === "healthy";
}

function knownOf(shot: Shot): Known[] {
  const wanted = classById.get(shot.folder);
  if (!isNamed(wanted) || !wanted?.crop) return [];
  const chances = probabilities(shot.scores, card.temperature);
  const own = chances[card.classes.indexOf(wanted)] ?? 0;
  const crop = wanted.crop;
  const told: Told = { kind: "known-crop", crop };
  const [best] = rankingOf(shot.scores, card, told).ranked.toSorted((a, b) => b.probability - a.probability);
  return [
    {
      ...shot,
      rank: chances.filter((chance) => chance > own).length,
      confidence: Math.max(...chances),
      withCrop: best?.shown === wanted,
      namedWithCrop: isAnswered(shot, told),
      named: isAnswered(shot),
    },
  ];
}

/** Expected calibration error of what is given as confidence. */
function calibrationError(known: readonly Known[]): number {
  const byBin = groupedBy(known, ({ confidence }) => String(Math.min(bins - 1, Math.floor(confidence * bins))));
  const gaps = [...byBin.values()].map((ones) => {
    const gap = mean(ones.map(({ confidence }) => confidence)) - share(ones, ({ rank }) => rank === 0);
    return (Math.abs(gap) * ones.length) / known.length;
  });
  return gaps.reduce((sum, gap) => sum + gap, 0);
}

function sayKnown(title: string, known: readonly Known[]): void {
  const byClass = [...groupedBy(known, ({ folder }) => folder).values()];
  const answered = known.filter(({ named }) => named);
  const figures = {
    n: String(known.length),
    "top-1": shown(share(known, ({ rank }) => rank === 0)),
    macro: shown(mean(byClass.map((ones) => share(ones, ({ rank }) => rank === 0)))),
    "top-3": shown(share(known, ({ rank }) => rank < 3)),
    "crop given": shown(share(known, ({ withCrop }) => withCrop)),
    ECE: shown(calibrationError(known)),
    answered: shown(answered.length / known.length),
    "right of these": shown(share(answered, ({ rank }) => rank === 0)),
    "answered with crop": shown(share(known, ({ namedWithCrop }) => namedWithCrop)),
    "right of these with crop": shown(
      share(
        known.filter(({ namedWithCrop }) => namedWithCrop),
        ({ withCrop }) => withCrop,
      ),
    ),
  };
  say(
    `${title.padEnd(34)} ${Object.entries(figures)
      .map(([name, value]) => `${name} ${value}`)
      .join("  ")}`,
  );
}

function sayRefused(title: string, shots: readonly Shot[]): void {
  say(`${title.padEnd(34)} n ${shots.length}  not named ${shown(share(shots, (shot) => !isAnswered(shot)))}`);
}

/** The class of highest score. */
function guess({ scores }: Shot): string {
  const best = scores.indexOf(Math.max(...scores));
  return card.classes[best]?.id ?? "";
}

/** Crops without a name of their own are learnt as plants that are not known. */
const classOf = ({ folder }: Shot) => (classById.has(folder) ? folder : "other_plant");

function sayClasses(shots: readonly Shot[]): void {
  const guessed = groupedBy(shots, guess);
  for (const [name, ones] of [...groupedBy(shots, (one) => `${classOf(one)}/${one.kind}`)].toSorted()) {
    const [wanted = "", kind = ""] = name.split("/");
    const recall = share(ones, (one) => guess(one) === wanted);
    const precision = share(guessed.get(wanted) ?? [], (one) => classOf(one) === wanted);
    const figures = `n ${String(ones.length).padStart(3)}  precision ${shown(precision)}  recall ${shown(recall)}`;
    say(`${wanted.padEnd(34)} ${kind.padEnd(6)} ${figures}`);
  }
}

function sayAll(shots: readonly Shot[]): void {
  const apart = shots.filter(({ part }) => part === "validation");
  const known = apart.flatMap(knownOf);
  for (const kind of ["lab", "field"]) {
    sayKnown(
      kind,
      known.filter((one) => one.kind === kind),
    );
  }
  say("\nField photographs by source, then laboratory ones");
  for (const kind of ["field", "lab"]) {
    for (const [source, ones] of groupedBy(
      known.filter((one) => one.kind === kind),
      (one) => one.source,
    )) {
      sayKnown(`  ${source} (${kind})`, ones);
    }
  }
  say("\nOf nothing that has a name here");
  for (const [source, ones] of groupedBy(
    apart.filter(({ folder }) => !isNamed(classById.get(folder))),
    (one) => one.source,
  )) {
    sayRefused(`  ${source}`, ones);
  }
  say("\nNever trained on, the whole source");
  const extra = shots.filter(({ part }) => part === "extra");
  for (const [source, ones] of groupedBy(
    extra.filter(({ folder }) => isNamed(classById.get(folder))),
    (one) => one.source,
  )) {
    sayKnown(`  ${source}, classes known here`, ones.flatMap(knownOf));
  }
  for (const [folder, ones] of groupedBy(
    extra.filter(({ folder }) => !classById.has(folder)),
    (one) => one.folder,
  )) {
    sayRefused(`  ${folder}`, ones);
  }
  say("\nClasses");
  sayClasses(apart);
}

const photos = process.env.PEST_PHOTOS;
if (photos) {
  say(
    `Pest photo model ${card.version}, temperature ${card.temperature}, answers from ${card.thresholds.answer}. ${machine}`,
  );
  const start = performance.now();
  const shots = await lookAtAll(photos);
  say(`${shots.length} photographs, ${((performance.now() - start) / shots.length).toFixed(1)} ms each\n`);
  sayAll(shots);
  unshare("photo model");
} else {
  say("Give the folder of the photographs as PEST_PHOTOS; they are described in MODEL.md.");
}
