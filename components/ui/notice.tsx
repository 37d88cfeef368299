import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./class-names";

const tones = {
  info: { icon: Info, frame: "border-sky/40 bg-sky/8", mark: "text-sky" },
  warn: { icon: TriangleAlert, frame: "border-maize-deep/40 bg-maize/12", mark: "text-maize-deep" },
  error: { icon: CircleAlert, frame: "border-clay/40 bg-clay/8", mark: "text-clay" },
} as const;

type NoticeProps = {
  tone?: keyof typeof tones;
  /** What happened. */
  title: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  /** A button or link that does it. */
  action?: ReactNode;
  className?: string;
};

/** Says what happened and what to do next. An error is announced when it appears. */
export function Notice({ tone = "info", title, children, action, className }: NoticeProps) {
  const { icon: Icon, frame, mark } = tones[tone];
  return (
    <div
      role={tone === "error" ? "alert" : undefined}
      className={cn("rounded-card flex gap-3 border p-4", frame, className)}
    >
      <Icon aria-hidden className={cn("mt-px size-5 shrink-0", mark)} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {children ? <div className="mt-1">{children}</div> : null}
        {action ? <div className="mt-3 flex flex-wrap gap-2">{action}</div> : null}
      </div>
    </div>
  );
}
