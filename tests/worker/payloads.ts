import lines from "./payloads.txt?raw";

/**
 * Texts for cross-site scripting, injection, path traversal, broken encoding and the parsing of numbers; some are
 * already encoded. Here are those that cannot be seen, and long ones.
 */
export const PAYLOADS = [
  ...lines.trimEnd().split("\n"),
  ...["", "\0", "13\n", " 13", "\r\nSet-Cookie: a=b", "sydne\u0079\u0301", "\u202Esydney"],
  ...[
    "\u212Aatherine",
    "\uD800",
    "a".repeat(80),
    "a".repeat(81),
    "a".repeat(8_000),
    "9".repeat(400),
  ],
  "🐨".repeat(50),
  // Wherever it is cut after an even number of characters, the cut goes through a surrogate pair.
  `a${"🐨".repeat(100)}`,
];
