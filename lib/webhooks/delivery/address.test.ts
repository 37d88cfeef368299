import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { completeConfig } from "../../config";
import { allowedAddresses, isPublic, webhookUrl, type Resolver } from "./address";
import { send } from "./send";

const leadsTo =
  (...addresses: string[]): Resolver =>
  () =>
    Promise.resolve(addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })));
const allowed = async (url: string, resolve?: Resolver) => allowedAddresses(webhookUrl(url), resolve);

beforeEach(() => {
  completeConfig({ WEBHOOKS_TO_PRIVATE_ADDRESSES: false });
});

describe("an address that is not public", () => {
  it.each([
    "https://127.0.0.1/",
    "https://127.1/",
    "https://2130706433/",
    "https://017700000001/",
    "https://0x7f000001/",
    "https://0x7f.0.0.1:8443/",
    "https://①②⑦.⓪.⓪.①/",
    "https://0.0.0.0/",
    "https://10.1.2.3/",
    "https://172.16.0.1/",
    "https://172.31.255.254/",
    "https://192.168.1.1/",
    "https://169.254.169.254/latest/meta-data/",
    "https://100.64.0.1/",
    "https://192.0.2.7/",
    "https://198.18.0.1/",
    "https://224.0.0.1/",
    "https://255.255.255.255/",
    "https://[::1]/",
    "https://[::]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:a9fe:a9fe]/",
    "https://[::127.0.0.1]/",
    "https://[64:ff9b::10.0.0.1]/",
    "https://[64:ff9b:1::8.8.8.8]/",
    "https://[2002:c0a8:0101::1]/",
    "https://[2001::1]/",
    "https://[fc00::1]/",
    "https://[fd12:3456::1]/",
    "https://[fe80::1]/",
    "https://[fec0::1]/",
    "https://[2001:db8::1]/",
    "https://[ff02::1]/",
  ])("%s is refused however it is written", async (url) => {
    await expect(allowed(url)).rejects.toThrow(/private or reserved/);
  });

  it("is refused behind a name: localhost, one that leads inside, one of which a single address does", async () => {
    await expect(allowed("https://localhost/")).rejects.toThrow(/private or reserved/);
    await expect(allowed("https://farm.example/", leadsTo("192.168.0.4"))).rejects.toThrow(/private or reserved/);
    await expect(allowed("https://farm.example/", leadsTo("93.184.215.14", "::1"))).rejects.toThrow(/private/);
    const nowhere: Resolver = () => Promise.reject(new Error("ENOTFOUND"));
    await expect(allowed("https://farm.example/", nowhere)).rejects.toThrow(/was not found/);
  });

  it("is no other scheme than https, and has no password in it", () => {
    for (const url of ["http://example.com/", "ftp://example.com/", "file:///etc/passwd", "gopher://x", "nonsense"]) {
      expect(() => webhookUrl(url)).toThrow(/https:/);
    }
    expect(() => webhookUrl("https://ada:secret@example.com/")).toThrow(/without a user name/);
  });
});

describe("a public address", () => {
  it.each(["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808", "2002:808:808::1"])(
    "%s is one",
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );

  it("is given as it was found, on any port", async () => {
    const found = await allowed("https://farm.example:8443/hook", leadsTo("93.184.215.14", "2606:4700::1111"));
    expect(found.map(({ address }) => address)).toEqual(["93.184.215.14", "2606:4700::1111"]);
  });
});

describe("sending", () => {
  let inside: Server;
  let port = 0;
  let calls: string[] = [];
  beforeAll(async () => {
    inside = createServer((request, response) => {
      calls.push(request.url ?? "");
      if (request.url === "/moved") response.writeHead(302, { Location: `http://127.0.0.1:${port}/secret` }).end();
      else if (request.url === "/long") response.writeHead(200).end("x".repeat(300_000));
      else if (request.url !== "/never") response.writeHead(200).end();
    });
    await new Promise<void>((resolve) => inside.listen(0, "127.0.0.1", resolve));
    const address = inside.address();
    port = address && typeof address === "object" ? address.port : 0;
  });
  afterAll(() => {
    inside.closeAllConnections();
    inside.close();
  });
  beforeEach(() => {
    calls = [];
  });
  const parcel = (url: string) => ({ url, headers: {}, body: "{}" });

  it("asks for a name once and connects to what was checked, so that a name cannot change its mind", async () => {
    let asked = 0;
    const rebinding: Resolver = () => leadsTo(asked++ === 0 ? "192.0.2.1" : "127.0.0.1")("");
    completeConfig({ WEBHOOKS_TO_PRIVATE_ADDRESSES: true });
    // The first address leads nowhere; the second, which would be the inside, is never asked for.
    const { fault } = await send(parcel(`http://farm.example:${port}/`), { resolve: rebinding, timeoutMs: 200 });
    expect([asked, calls]).toEqual([1, []]);
    expect(fault).not.toBeNull();
  });

  it("checks the name each time: one that was public and now leads inside is not connected to", async () => {
    const answers = ["93.184.215.14", "127.0.0.1"];
    const rebinding: Resolver = () => leadsTo(answers.shift() ?? "127.0.0.1")("");
    const url = `https://farm.example:${port}/`;
    await expect(allowed(url, rebinding)).resolves.toHaveLength(1);
    const { status, fault } = await send(parcel(url), { resolve: rebinding });
    expect([status, fault, calls]).toEqual([null, expect.stringMatching(/^Not sent: .*private/), []]);
  });

  it("connects to the checked address under the name's own Host", async () => {
    completeConfig({ WEBHOOKS_TO_PRIVATE_ADDRESSES: true });
    const { status, fault } = await send(parcel(`http://farm.example:${port}/hook`), { resolve: leadsTo("127.0.0.1") });
    expect([status, fault, calls]).toEqual([200, null, ["/hook"]]);
  });

  it("does not follow a redirect, and says so", async () => {
    completeConfig({ WEBHOOKS_TO_PRIVATE_ADDRESSES: true });
    const { status, fault } = await send(parcel(`http://127.0.0.1:${port}/moved`));
    expect([status, fault, calls]).toEqual([302, "Answered 302; redirects are not followed", ["/moved"]]);
  });

  it("takes the status of an answer that is too long to read, and gives up on one that never comes", async () => {
    completeConfig({ WEBHOOKS_TO_PRIVATE_ADDRESSES: true });
    expect(await send(parcel(`http://127.0.0.1:${port}/long`))).toMatchObject({ status: 200, fault: null });
    const never = await send(parcel(`http://127.0.0.1:${port}/never`), { timeoutMs: 50 });
    expect(never).toMatchObject({ status: null, fault: "No answer within 0.05 s" });
  });

  it("tells of a closed port without its address", async () => {
    completeConfig({ WEBHOOKS_TO_PRIVATE_ADDRESSES: true });
    const { fault } = await send(parcel("http://127.0.0.1:1/"));
    expect(fault).toBe("The connection was refused");
  });
});
