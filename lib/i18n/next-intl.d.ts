import type { messages } from "./messages";

// Makes a key that the catalogue lacks a type error, so that it fails the build.
declare module "next-intl" {
  interface AppConfig {
    Messages: typeof messages;
    Locale: "en-NG";
  }
}
