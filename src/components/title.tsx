/** A title in which no line ends with '&'. */
export function Title({ children }: { children: string }) {
  const parts = children.split(/(& \S+)/).map((part) =>
    part.startsWith('&') ? (
      <span key={part} className="keep-together">
        {part}
      </span>
    ) : (
      part
    ),
  );
  return <span>{parts}</span>;
}
