import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const tests = ["**/*.test.{ts,tsx}", "tests/**", "e2e/**", "lib/testing/**", "lib/upstream/testing/**"];
const configs = ["*.config.{ts,js}"];

const environment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: "Settings are read by lib/config.ts alone: use config().",
};
const clock = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: "Take `now` as an argument; lib/clock.ts is the only reader of the clock.",
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: "Take `now` as an argument; lib/clock.ts is the only reader of the clock.",
  },
];
const barrels = { selector: "ExportAllDeclaration", message: "No barrels: import from the file that defines a thing." };
const wholePage = {
  selector:
    "CallExpression[callee.object.name=/^(page|other|theirs)$/][callee.property.name=/^getBy(Text|Label|TestId|Placeholder|AltText|Title)$/]",
  message: "The page also holds hidden copies of its content: look inside main(page), messages(page) or a dialog.",
};

const shownAttribute = "JSXAttribute[name.name=/^(aria-label|aria-description|title|placeholder|alt|label)$/]";
const literalText = [
  { selector: "JSXText[value=/\\p{L}/u]" },
  { selector: ":matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/\\p{L}/u]" },
  {
    selector:
      ":matches(JSXElement, JSXFragment) > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]",
  },
  { selector: `${shownAttribute} > Literal[value=/\\p{L}/u]` },
  { selector: `${shownAttribute} > JSXExpressionContainer > Literal[value=/\\p{L}/u]` },
  { selector: `${shownAttribute} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]` },
].map((rule) => ({ ...rule, message: "What a person reads comes from the catalogue in lib/i18n/en." }));

const sizes = (functionLines) => ({
  "max-lines": ["error", { max: 300 }],
  "max-lines-per-function": ["error", { max: functionLines, skipComments: true, skipBlankLines: true, IIFEs: true }],
});

export default tseslint.config(
  {
    ignores: [
      "**/.next*/",
      ".data/",
      "node_modules/",
      "lib/generated/",
      "lib/client/schema.ts",
      "dist/",
      "tests/generated/",
      "e2e/results/",
      "**/next-env.d.ts",
      "bench/next-app/",
    ],
  },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  },
  {
    files: ["**/*.{ts,tsx,js}"],
    // A rule that must be broken is changed here, for all to see.
    linterOptions: { noInlineConfig: true },
    rules: {
      ...sizes(50),
      eqeqeq: ["error", "always", { null: "ignore" }],
      "max-params": ["error", 3],
      "no-console": "error",
      "no-warning-comments": "error",
      "no-restricted-syntax": ["error", environment, ...clock, barrels],
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
      "@typescript-eslint/no-unsafe-class-instance-assignment": "off",
      "@typescript-eslint/require-await": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    files: ["**/*.tsx"],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      ...sizes(80),
      "no-restricted-syntax": ["error", environment, ...clock, barrels, ...literalText],
    },
  },
  // An error's headers come last and are rarely given.
  { files: ["lib/api/errors.ts"], rules: { "max-params": ["error", 4] } },
  {
    files: ["lib/clock.ts", "lib/client/clock.ts"],
    rules: { "no-restricted-syntax": ["error", environment, barrels] },
  },
  {
    files: ["lib/config.ts", "scripts/**", "bench/**", "prisma/seed.ts", ...configs],
    rules: { "no-restricted-syntax": ["error", ...clock, barrels] },
  },
  {
    files: tests,
    rules: {
      "@typescript-eslint/no-misused-spread": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "max-lines": "off",
      "max-lines-per-function": "off",
      "max-params": "off",
      "no-restricted-syntax": ["error", barrels],
    },
  },
  { files: ["e2e/**"], rules: { "no-restricted-syntax": ["error", barrels, wholePage] } },
);
