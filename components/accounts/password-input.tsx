"use client";

import { Eye, EyeOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState, type ComponentProps, type KeyboardEvent } from "react";
import { Button } from "../ui/button";
import { Input } from "../ui/field";

/** A password's input inside a `Field`: it can be shown, and says when Caps Lock is on. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, "type">) {
  const t = useTranslations("auth.password");
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  return (
    <>
      <div className="relative">
        <Input
          {...props}
          type={shown ? "text" : "password"}
          maxLength={200}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="pr-12"
          onKeyDown={watch}
          onKeyUp={watch}
        />
        <Button
          variant="quiet"
          size="icon"
          aria-label={t(shown ? "hide" : "show")}
          className="absolute inset-y-0 right-0 h-11 pointer-fine:h-11"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </Button>
      </div>
      <p role="status" className="text-small text-maize-deep empty:hidden">
        {capsLock ? t("capsLock") : null}
      </p>
    </>
  );
}
