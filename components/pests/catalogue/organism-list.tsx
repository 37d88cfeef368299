import Link from "next/link";
import { Skeleton } from "../../ui/skeleton";
import type { ListedOrganism } from "../answers";
import { organismIcons } from "../organism-icon";
import { cropsText, type PestWords } from "../use-pest-words";

type OrganismListProps = { organisms: readonly ListedOrganism[]; words: PestWords };

/** Organisms as cards, each a way to its page. */
export function OrganismList({ organisms, words }: OrganismListProps) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:gap-4 xl:grid-cols-3">
      {organisms.map((organism) => (
        <OrganismItem key={organism.id} organism={organism} words={words} />
      ))}
    </ul>
  );
}

function OrganismItem({ organism, words }: { organism: ListedOrganism; words: PestWords }) {
  const { t } = words;
  const Icon = organismIcons[organism.type];
  return (
    <li className="min-w-0">
      <Link
        href={`/pests/${organism.id}`}
        className="rounded-card border-line bg-surface hover:border-edge flex h-full gap-3.5 border p-4 transition-colors duration-150"
      >
        <Icon aria-hidden className="text-soil mt-0.5 size-6 shrink-0 stroke-[1.5]" />
        <span className="min-w-0">
          <span className="text-heading block wrap-anywhere">{organism.name}</span>
          <i lang="la" className="text-ink-soft text-small block">
            {organism.scientific_name}
          </i>
          <span className="mt-1.5 block">
            {t(`type.${organism.type}`)}
            <span className="before:mx-1.5 before:content-['·']">
              {t("list.harms", { crops: cropsText(organism.crops, words) })}
            </span>
          </span>
          <span className="text-ink-soft mt-1 line-clamp-2">{organism.symptoms}</span>
        </span>
      </Link>
    </li>
  );
}

/** The shape of the list while it is on its way. */
export function OrganismListSkeleton() {
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:gap-4 xl:grid-cols-3">
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} className="rounded-card h-32" />
      ))}
    </div>
  );
}
