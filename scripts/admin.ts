import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Command, CommanderError } from "commander";
import { createAccount } from "../lib/accounts/account";
import {
  deactivateKeyWith,
  issueKeyTo,
  reportUsage,
  setAccountBudget,
  type Operation,
} from "../lib/accounts/operators";
import { now } from "../lib/clock";
import { completeConfig, config } from "../lib/config";
import { db } from "../lib/db";
import { openDatabase } from "../lib/front-door/database";
import { importPrices, inWords } from "../lib/market/import/import-prices";
import { completeSampleWith } from "../lib/soil/samples/operators";

/** A command's work: what it gives is printed on a line of its own. */
type Work = (operation: Operation) => Promise<string>;

/** Does `work` with the configured database, or the embedded one, which is left as it was found: running or stopped. */
async function withDatabase(work: Work): Promise<string> {
  // Standard output belongs to the command; and passwords are hashed without the secret that signs sessions.
  const AUTH_SECRET = config().AUTH_SECRET ?? randomBytes(32).toString("base64url");
  const database = await openDatabase(completeConfig({ AUTH_SECRET, LOG_LEVEL: "silent" }), "command");
  try {
    return await work({ db: db(), now: now() });
  } finally {
    await database.close();
  }
}

const run = async (work: Work): Promise<void> => {
  process.stdout.write(`${await withDatabase(work)}\n`);
};

type Options = Record<"email" | "name" | "prefix" | "naira", string>;

function accountCommands(): Command {
  const account = new Command("account").description("Accounts");
  account
    .command("create")
    .description("make an account; without a password its holder sets one with 'forgot password'")
    .requiredOption("--email <email>", "e-mail address")
    .option("--name <name>", "name; else the part before the @")
    .option("--password <password>", "password of at least 10 characters")
    .action(({ email, name, password }: { email: string; name?: string; password?: string }) =>
      run(async () => JSON.stringify(await createAccount({ email, name, password }))),
    );
  account
    .command("budget")
    .description("set or lift an account's monthly budget")
    .requiredOption("--email <email>", "e-mail address")
    .requiredOption("--naira <amount>", "amount for each calendar month (UTC), or none")
    .action(({ email, naira }: Options) =>
      run(async () => {
        await setAccountBudget({ email, amount: naira });
        return naira === "none" ? `${email} has no budget.` : `${email} may spend ${naira} naira a month.`;
      }),
    );
  return account;
}

function keyCommands(): Command {
  const key = new Command("key").description("API keys");
  key
    .command("issue")
    .description("issue a key and print its secret, which is shown only this once")
    .requiredOption("--email <email>", "e-mail address of the account")
    .requiredOption("--name <name>", "what the key is called")
    .option("--test", "a test key: answered from the sandbox, at no cost")
    .action(({ email, name, test }: Options & { test?: true }) =>
      run((operation) => issueKeyTo({ email, name, test }, operation)),
    );
  key
    .command("deactivate")
    .description("deactivate a key at once")
    .requiredOption("--prefix <prefix>", "the key's first 12 characters (17 of a test key), gona_ included")
    .action(({ prefix }: Options) =>
      run(async (operation) => {
        await deactivateKeyWith(prefix, operation);
        return `${prefix} is deactivated.`;
      }),
    );
  return key;
}

const usageCommand = () =>
  new Command("usage")
    .description("print an account's charged calls and their cost in a month as one line of JSON")
    .requiredOption("--email <email>", "e-mail address")
    .option("--month <month>", "YYYY-MM (UTC); else this month")
    .action(({ email, month }: { email: string; month?: string }) =>
      run(async (operation) => JSON.stringify(await reportUsage({ email, month }, operation))),
    );

function sampleCommands(): Command {
  const sample = new Command("sample").description("Soil samples");
  sample
    .command("complete")
    .description("enter a laboratory's results (a JSON file) and complete the sample")
    .requiredOption("--tracking-code <code>", "the code on the sample's bag, such as GS-7K4M-Q9TD")
    .requiredOption("--results <file>", "JSON file with ph, analysis_date and whatever else was measured")
    .action(async ({ trackingCode, results }: { trackingCode: string; results: string }) => {
      const text = await readFile(results, "utf8").catch(() => {
        throw new Error(`The file of results cannot be read: ${results}`);
      });
      await run(async ({ now }) => {
        await completeSampleWith({ trackingCode, text, now });
        return `${trackingCode} is completed.`;
      });
    });
  return sample;
}

function priceCommands(): Command {
  const prices = new Command("prices").description("Market prices");
  prices
    .command("import")
    .description("take in a publisher's file of prices (CSV of WFP via HDX, or of NBS by state), whole or not at all")
    .argument("<file>", "CSV file; a running server sees its prices at once")
    .action(async (file: string) => {
      const bytes = await readFile(file).catch(() => {
        throw new Error(`The file of prices cannot be read: ${file}`);
      });
      await run(async ({ now }) => inWords(await importPrices({ bytes, source: path.basename(file) }, now)));
    });
  return prices;
}

function program(): Command {
  const admin = new Command("admin").description("Gona's commands for operators");
  const commands = [accountCommands(), usageCommand(), keyCommands(), sampleCommands(), priceCommands()];
  for (const command of commands) admin.addCommand(command);
  const quiet = (command: Command) => {
    // Errors are thrown, so that each becomes one line in one place.
    command
      .exitOverride()
      .showSuggestionAfterError(false)
      .configureOutput({ writeErr: () => undefined });
    command.commands.forEach(quiet);
  };
  quiet(admin);
  return admin;
}

function lineFor(error: unknown): string {
  if (error instanceof CommanderError && error.code === "commander.help") {
    return "Name a command: account create, account budget, usage, key issue, key deactivate, sample complete, prices import. More with --help.";
  }
  const message = error instanceof Error ? error.message : String(error);
  return message
    .replace(/^error: /, "")
    .replace(/\s*\n\s*/g, " ")
    .trim();
}

program()
  .parseAsync()
  .catch((error: unknown) => {
    if (error instanceof CommanderError && error.exitCode === 0) return;
    process.stderr.write(`${lineFor(error)}\n`);
    process.exitCode = 1;
  });
