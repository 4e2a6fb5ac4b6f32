import { describe, expect, it } from "vitest";
import { readCommand } from "../../../scripts/inbox/arguments.ts";

describe("what the command line asks for", () => {
  it.each([
    [[], { isRemote: false, kind: "list" }],
    [["--remote"], { isRemote: true, kind: "list" }],
    [["--csv", "messages", "--remote"], { isRemote: true, kind: "csv", table: "messages" }],
    [["--delete-message", "12"], { isRemote: false, kind: "delete-message", id: 12 }],
    [
      ["--delete-subscriber=A@b.example"],
      { isRemote: false, kind: "delete-subscriber", email: "a@b.example" },
    ],
  ])("%j is understood", (args, asked) => {
    expect(readCommand(args)).toEqual(asked);
  });

  it.each([
    [["--csv"]],
    [["--delete-message", "1 or 1=1"]],
    [["--delete-message", "0"]],
    [["--delete-message", "1e3"]],
    [["--delete-message", "99999999999999999999"]],
    [["--delete-subscriber", "x' or 'a'='a"]],
    [["--delete-subscriber", ""]],
    [["--csv", "messages", "--delete-message", "1"]],
    [["messages"]],
    [["--all"]],
  ])("%j is not", (args) => {
    expect(readCommand(args)).toBeUndefined();
  });
});
