import {
  expect,
  test as base,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
} from "@playwright/test";

/** A signed-in browser's cookies. */
export type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** The server that most tests are about. */
const onlineUrl = process.env.E2E_BASE_URL ?? "";
/** A server without any upstream. */
export const offlineUrl = process.env.E2E_OFFLINE_URL ?? "";

/** Whose the accounts of these tests are. */
export const holderName = "Amina Bello";
/** What they sign in with. */
export const password = "a long quiet harmattan";

/** An e-mail address that no account has. */
export const newEmail = () => `amina-${crypto.randomUUID()}@example.com`;

/** Signs a new account up: afterwards the page or context that `request` belongs to is signed in. */
export async function signUpWith(
  request: APIRequestContext,
  { url = onlineUrl, email = newEmail() } = {},
): Promise<void> {
  const answer = await request.post(`${url}/api/auth/sign-up/email`, {
    data: { name: holderName, email, password },
    headers: { origin: url },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Signs a new account up and gives its cookies. */
export async function signUp(browser: Browser, url: string): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: url, ignoreHTTPSErrors: true });
  await signUpWith(context.request, { url });
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Tests whose pages are signed in, with one account for each worker: sign-ups are limited. */
export const testWithAccount = () =>
  base.extend<object, { state: StorageState }>({
    state: [
      async ({ browser }, use, { project }) => use(await signUp(browser, project.use.baseURL ?? "")),
      { scope: "worker" },
    ],
    storageState: async ({ state }, use) => use(state),
  });

/** The origin of the page that is open. */
export const originOf = (page: Page) => new URL(page.url()).origin;
