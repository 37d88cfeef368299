import type { ReactNode } from "react";
import { Card } from "../ui/card";

type AuthCardProps = {
  title: string;
  lead?: string;
  children: ReactNode;
  /** The other way: sign in instead of up, and so on. */
  footer?: ReactNode;
};

/** The one block of a sign-in page. */
export function AuthCard({ title, lead, children, footer }: AuthCardProps) {
  return (
    <>
      <Card className="sm:p-6 lg:p-6">
        <h1 className="text-title">{title}</h1>
        {lead ? <p className="text-ink-soft mt-1">{lead}</p> : null}
        <div className="mt-5">{children}</div>
      </Card>
      {footer ? <p className="text-ink-soft mt-5 text-center">{footer}</p> : null}
    </>
  );
}
