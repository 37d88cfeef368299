import { BlockList } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NewKeyBody } from "./contract";
import { addressRange, plainAddress } from "./address-ranges";

describe("addresses and ranges", () => {
  it.each([
    ["192.0.2.7", "192.0.2.7"],
    ["10.1.2.3/8", "10.0.0.0/8"],
    ["192.0.2.7/32", "192.0.2.7"],
    ["0.0.0.0/0", "0.0.0.0/0"],
    ["2001:DB8:0:0::1", "2001:db8::1"],
    ["2001:db8:1:2::5/48", "2001:db8:1::/48"],
    ["::1/128", "::1"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::ffff:c000:0207", "192.0.2.7"],
    ["::ffff:192.0.2.0/120", "192.0.2.0/24"],
  ])("%s is kept as %s", (told, kept) => {
    expect(addressRange(told)).toBe(kept);
  });

  it.each([
    "",
    "192.0.2",
    "127.1",
    "010.0.0.1",
    "0x7f.0.0.1",
    "256.0.0.1",
    "192.0.2.1/33",
    "192.0.2.1/",
    "192.0.2.1/08",
    "192.0.2.1/-1",
    "192.0.2.1/24/8",
    "2001:db8::/129",
    "fe80::1%eth0",
    "example.org",
    "1:2:3",
  ])("%j is neither", (told) => {
    expect(addressRange(told)).toBeNull();
  });

  it("hold, in their kept form, the address they were told by, and are kept as they are a second time", () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.integer({ min: 0, max: 32 }), (address, bits) => {
        const kept = addressRange(`${address}/${bits}`) ?? "";
        const [start = "", keptBits] = kept.split("/");
        const list = new BlockList();
        list.addSubnet(start, Number(keptBits ?? 32), "ipv4");
        expect(list.check(address)).toBe(true);
        expect(addressRange(kept)).toBe(kept);
      }),
    );
    fc.assert(
      fc.property(fc.ipV6(), fc.integer({ min: 0, max: 128 }), (address, bits) => {
        const kept = addressRange(`${address}/${bits}`) ?? "";
        expect(addressRange(kept)).toBe(kept);
      }),
    );
  });

  it("an address that nobody can read is none", () => {
    expect(plainAddress("::ffff:127.0.0.1")).toBe("127.0.0.1");
    expect(plainAddress("unknown")).toBeNull();
  });

  it("that are wrong are told by their field, their place and their text, all at once", () => {
    const told = NewKeyBody.safeParse({ name: "Gate", allowed_ips: ["10.0.0.0/8", "300.1.1.1", "example.org"] });
    expect(told.error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)).toEqual([
      'allowed_ips.1: "300.1.1.1" is neither an IP address nor a range such as 192.0.2.0/24 or 2001:db8::/32',
      'allowed_ips.2: "example.org" is neither an IP address nor a range such as 192.0.2.0/24 or 2001:db8::/32',
    ]);
    expect(NewKeyBody.safeParse({ name: "Gate", allowed_ips: Array(21).fill("::1") }).success).toBe(false);
  });
});
