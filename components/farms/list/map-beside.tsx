import type { ReactNode } from "react";

type MapBesideProps = {
  /** What stands above the map on phones. */
  header: ReactNode;
  map: ReactNode;
  children: ReactNode;
};

/** A page with a map: on top on phones; on desktops to the right of the content, up to the edges of the window. */
export function MapBeside({ header, map, children }: MapBesideProps) {
  return (
    <div className="lg:w-[23rem] xl:w-[30rem]">
      {header}
      <div
        className={
          "border-line relative -mx-4 h-72 border-y lg:fixed lg:inset-y-0 lg:right-0 lg:mx-0 lg:h-auto lg:border-y-0 lg:border-l " +
          // The rail, half of what is left beside the widest content, its padding, this column and a gap.
          "lg:left-[calc(15rem+max(0px,(100vw-15rem-1264px)/2)+2rem+23rem+1.5rem)] xl:left-[calc(15rem+max(0px,(100vw-15rem-1264px)/2)+2rem+30rem+1.5rem)]"
        }
      >
        {map}
      </div>
      <div className="mt-5 flex flex-col gap-5 lg:mt-0">{children}</div>
    </div>
  );
}
