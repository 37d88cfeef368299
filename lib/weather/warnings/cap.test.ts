import { describe, expect, it } from "vitest";
import { hasRecordings, recording } from "../../upstream/testing/recordings";
import { readCap, warningsAt } from "./cap";
import { capTime } from "./warning";

const now = Date.UTC(2026, 6, 1, 12);
const kano = { latitude: 12, longitude: 8.5 };

type Parts = { identifier?: string; head?: string; info?: string };
const info = (content: string) =>
  `<info><event>Storm</event><expires>2026-07-01T18:00:00+00:00</expires>${content}</info>`;
const around = "<area><areaDesc>Here</areaDesc><circle>12.1,8.6 40</circle></area>";

function message({ identifier = "a1", head = "", info: infos = info(around) }: Parts = {}) {
  return readCap(
    `<?xml version="1.0"?><alert xmlns="urn:oasis:names:tc:emergency:cap:1.2"><identifier>${identifier}</identifier>
     <sender>s@example.org</sender><sent>2026-07-01T11:00:00+00:00</sent><status>Actual</status>
     <msgType>Alert</msgType><scope>Public</scope>${head}${infos}</alert>`,
    "test",
  );
}
const texts = (...messages: ReturnType<typeof readCap>[]) => warningsAt(kano, messages, now);

describe("CAP messages", () => {
  it("hold where one of their areas is", () => {
    const polygon = (corners: string) => info(`<area><polygon>${corners}</polygon></area>`);
    expect(texts(message())).toHaveLength(1);
    expect(texts(message({ info: polygon("11,8 13,8 13,9 11,9 11,8") }))).toHaveLength(1);
    expect(texts(message({ info: polygon("5,8 6,8 6,9 5,9 5,8") }))).toHaveLength(0);
    expect(texts(message({ info: info("<area><circle>20,8.5 40</circle></area>") }))).toHaveLength(0);
    expect(texts(message({ info: info("<area><areaDesc>Some states</areaDesc></area>") }))).toHaveLength(1);
  });

  it.each([
    ["an exercise", (text: string) => text.replace("Actual", "Exercise")],
    ["a private message", (text: string) => text.replace("Public", "Private")],
    ["a cancellation", (text: string) => text.replace(">Alert<", ">Cancel<")],
    ["over", (text: string) => text.replace("18:00:00", "11:59:59")],
    ["an all-clear", (text: string) => text.replace("<event>", "<responseType>AllClear</responseType><event>")],
  ])("are not passed on when they are %s", (_, changed) => {
    const text =
      "<alert><identifier>a</identifier><sent>2026-07-01T11:00:00Z</sent><status>Actual</status><msgType>Alert</msgType>" +
      `<scope>Public</scope>${info(around)}</alert>`;
    expect(texts(readCap(text, "test"))).toHaveLength(1);
    expect(texts(readCap(changed(text), "test"))).toHaveLength(0);
  });

  it("give way to the message that replaces them", () => {
    const update = message({
      identifier: "a2",
      head: "<references>s@example.org,a1,2026-07-01T11:00:00+00:00 s@example.org,a0,2026-07-01T09:00:00+00:00</references>",
    });
    expect(texts(message(), update).map(({ id }) => id)).toEqual(["a2"]);
  });

  it("speak English where they can, and else their first language", () => {
    const inLanguage = (language: string) =>
      info(`<language>${language}</language><headline>${language}</headline>${around}`);
    expect(texts(message({ info: inLanguage("ha") + inLanguage("en-NG") })).map(({ headline }) => headline)).toEqual([
      "en-NG",
    ]);
    expect(texts(message({ info: inLanguage("fr") + inLanguage("ha") })).map(({ headline }) => headline)).toEqual([
      "fr",
    ]);
  });

  it("stay plain text, on one line where one line is asked for", () => {
    const [warning] = texts(
      message({
        info: info(`<headline>Rain &lt;b&gt;soon\n &amp; wind&#33;</headline><severity>SEVERE</severity>${around}`),
      }),
    );
    expect(warning).toMatchObject({
      headline: "Rain <b>soon & wind!",
      severity: "Severe",
      certainty: "Unknown",
      instruction: null,
    });
  });

  it.each([
    ["cut", "<alert><identifier>a</identifier><info><event>Storm</event>"],
    ["a web page", "<!doctype html><html><body>Sorry</body></html>"],
    ["an exception report", "<ows:ExceptionReport><ows:Exception/></ows:ExceptionReport>"],
    [
      "a bomb of entities",
      '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]><alert><identifier>&c;</identifier></alert>',
    ],
    ["empty", ""],
  ])("are refused when the file is %s", (_, text) => {
    expect(() => readCap(text, "test")).toThrow();
  });

  it("are read with Buddhist years", () => {
    expect(capTime("2569-07-01T12:00:00+00:00")).toBe(now);
  });

  it.runIf(hasRecordings)("are read as real services write them", () => {
    const read = (name: string) => readCap(recording(`cap/${name}.cap.xml`), "test");
    expect(warningsAt({ latitude: 42.2, longitude: -82.9 }, [read("canada")], Date.UTC(2012, 4, 2))).toEqual([]);
    const fire = warningsAt({ latitude: -35.4, longitude: 147.1 }, [read("australia")], Date.UTC(2011, 9, 6));
    expect(fire[0]).toMatchObject({
      source: "NSW Rural Fire Service",
      severity: "Minor",
      headline: "Yerong Creek Structure Fire",
    });
    expect(warningsAt(kano, [read("australia")], Date.UTC(2011, 9, 6))).toEqual([]);
    const flood = warningsAt({ latitude: 47, longitude: -112 }, [read("weather")], Date.UTC(2010, 7, 30, 11));
    expect(flood[0]?.event).toBe("Flash Flood Watch");
    expect(read("no_optional_fields").info).toEqual([]);
    expect(warningsAt(kano, [read("invalid")], now)).toEqual([]);
  });
});
