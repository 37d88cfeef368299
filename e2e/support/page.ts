import type { Page } from "@playwright/test";

/**
 * What the page shows. React streams parts of it as hidden copies beside it, which `page.getByText` and its like find
 * too; this leaves them out. While a dialog is open it is empty: look inside the dialog.
 */
export const main = (page: Page) => page.getByRole("main");

/** What lies above the page for some seconds, such as "Maize is added.", and may cover what is below it. */
export const messages = (page: Page) => page.getByRole("region", { name: /^Notifications/ });

/** Closes the latest of `messages`. */
export async function closeMessage(page: Page): Promise<void> {
  await messages(page).getByRole("button", { name: "Close" }).last().click();
}
