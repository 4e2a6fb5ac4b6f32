/** The yellow line below the directory's heading that `?debug` asks for. */
export function DebugLine({ text }: { text: string }) {
  return <p className="debug-line">{text}</p>;
}
