import { expect, test } from "vitest";
import { decode } from "../../../publishing/read/spreadsheets/encoding.ts";

const WIDE = "slug,name\nayr,Ayr\n";

/** A text in UTF-16, after these bytes. */
function utf16(text: string, isBigEndian: boolean, ...before: number[]): Uint8Array {
  const pairs = [...text].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return isBigEndian ? [code >> 8, code & 255] : [code & 255, code >> 8];
  });
  return Uint8Array.from([...before, ...pairs]);
}

test("UTF-16 is known by its byte order mark, or by its zeros", () => {
  const found = { text: WIDE, encoding: "UTF-16" };
  expect(decode(utf16(WIDE, false, 0xff, 0xfe))).toEqual(found);
  expect(decode(utf16(WIDE, true, 0xfe, 0xff))).toEqual(found);
  expect(decode(utf16(WIDE, false))).toEqual(found);
  expect(decode(utf16(WIDE, true))).toEqual(found);
  // The mark alone tells where few letters are plain.
  expect(decode(utf16("éŁŁŁ", true, 0xfe, 0xff)).text).toBe("éŁŁŁ");
  expect(decode(utf16("éŁŁŁ", false, 0xff, 0xfe)).text).toBe("éŁŁŁ");
});

test("half of a mark is none", () => {
  const bytes = (...all: number[]) => decode(Uint8Array.from(all));
  expect(bytes(0xff, 0x61)).toEqual({ text: "ÿa", encoding: "Windows-1252" });
  expect(bytes(0xfe, 0x61)).toEqual({ text: "þa", encoding: undefined });
  expect(bytes(0x61, 0xff)).toEqual({ text: "aÿ", encoding: "Windows-1252" });
  expect(bytes(0x61, 0xfe)).toEqual({ text: "aþ", encoding: undefined });
});

test("a quarter of zeros is too few for UTF-16", () => {
  const bytes = (text: string) => decode(new TextEncoder().encode(text)).encoding;
  expect(bytes("a\0bc")).toBe("UTF-8");
  expect(bytes("\0abc")).toBe("UTF-8");
  expect(bytes("a\0b\0cde")).toBe("UTF-16");
});

test("other text is UTF-8 if it can be, and lines end as everywhere", () => {
  const utf8 = new TextEncoder().encode("\ufeffé\r\nb\rc\n");
  expect(decode(utf8)).toEqual({ text: "é\nb\nc\n", encoding: "UTF-8" });
  expect(decode(Uint8Array.of(0x92, 0xe9, 13, 10))).toEqual({
    ...{ text: "’é\n", encoding: "Windows-1252" },
  });
});
