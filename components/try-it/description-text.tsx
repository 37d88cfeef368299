/** A field's description; what stands between backticks is code. */
export function DescriptionText({ text }: { text: string }) {
  return text.split("`").map((piece, index) =>
    index % 2 === 1 ? (
      <code key={index} className="font-mono">
        {piece}
      </code>
    ) : (
      piece
    ),
  );
}
