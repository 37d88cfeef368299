"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Toast as Primitive } from "radix-ui";
import { createContext, useCallback, useContext, useState, type ReactNode } from "react";
import { Button } from "./button";

type Message = {
  /** What was done. */
  title: string;
  /** Takes it back. */
  undo?: () => void;
};
type Shown = Message & { id: number };
const ShowToast = createContext<(message: Message) => void>(() => undefined);

/** Gives the function that says what was just done, with a way to take it back. */
export function useToast(): (message: Message) => void {
  return useContext(ShowToast);
}

/** Holds the messages of `useToast`; stands once around the whole app. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useTranslations("shell.ui");
  const [shown, setShown] = useState<Shown[]>([]);
  const show = useCallback((message: Message) => {
    setShown((before) => [...before.slice(-2), { ...message, id: (before.at(-1)?.id ?? 0) + 1 }]);
  }, []);
  const drop = (id: number) => setShown((before) => before.filter((each) => each.id !== id));
  return (
    <ShowToast value={show}>
      <Primitive.Provider label={t("notification")} duration={8000} swipeDirection="down">
        {children}
        {shown.map((message) => (
          <ToastCard key={message.id} message={message} onGone={() => drop(message.id)} />
        ))}
        <Primitive.Viewport
          label={t("notificationsRegion", { hotkey: "{hotkey}" })}
          className="fixed inset-x-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-50 flex flex-col gap-2 outline-none sm:right-6 sm:left-auto sm:w-96 lg:bottom-6"
        />
      </Primitive.Provider>
    </ShowToast>
  );
}

function ToastCard({ message, onGone }: { message: Shown; onGone: () => void }) {
  const t = useTranslations("shell.ui");
  return (
    <Primitive.Root
      onOpenChange={(open) => (open ? undefined : onGone())}
      className="animate-rise rounded-card border-line bg-surface shadow-float flex items-center gap-2 border py-1.5 pr-1.5 pl-4"
    >
      <Primitive.Title className="min-w-0 flex-1">{message.title}</Primitive.Title>
      {message.undo ? (
        <Primitive.Action asChild altText={t("undo")}>
          <Button variant="quiet" className="text-leaf" onClick={message.undo}>
            {t("undo")}
          </Button>
        </Primitive.Action>
      ) : null}
      <Primitive.Close asChild>
        <Button variant="quiet" size="icon" aria-label={t("close")}>
          <X aria-hidden />
        </Button>
      </Primitive.Close>
    </Primitive.Root>
  );
}
