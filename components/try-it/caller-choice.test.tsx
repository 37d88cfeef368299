import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { messages } from "@/lib/i18n/messages";
import { publicEndpoints } from "@/lib/api/registry";
import { tryEndpoint } from "@/lib/reference/try-endpoint";
import { CallerChoice } from "./caller-choice";

const ignored = () => undefined;

/** The choice as it is drawn for a stranger with a key. */
function drawn(part: { secureHref: string | null; apiKey: string }): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en-NG" timeZone="Africa/Lagos" messages={messages}>
      <CallerChoice
        {...part}
        endpoint={tryEndpoint(publicEndpoints[0])}
        signedIn={false}
        path="/docs/weather/get-weather-current"
        way="key"
        onWay={ignored}
        onKey={ignored}
        keyError={undefined}
      />
    </NextIntlClientProvider>,
  );
}

describe("the choice of who calls", () => {
  it("takes no key on a page that came over plain HTTP, and leads to the HTTPS address", () => {
    const html = drawn({ secureHref: "https://gona.example/docs/weather/get-weather-current", apiKey: "" });
    expect(html).not.toContain("<input");
    expect(html).toContain('href="https://gona.example/docs/weather/get-weather-current"');
  });

  it("says what a live key's call costs, and that a test key's costs nothing", () => {
    expect(drawn({ secureHref: null, apiKey: "gona_live" })).toMatch(/costs ₦\d+\.\d{4} \(\d+ credits\)/);
    expect(drawn({ secureHref: null, apiKey: "gona_test_x" })).toContain("nothing is charged");
  });

  it("leads a stranger to the sign-in and back", () => {
    const html = drawn({ secureHref: null, apiKey: "" });
    expect(html).toContain("/sign-in?next=%2Fdocs%2Fweather%2Fget-weather-current");
  });
});
