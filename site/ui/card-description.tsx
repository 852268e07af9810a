/**
 * A card's description; with bullet characters in it, an intro paragraph and a list (section 2,
 * 'Services').
 */
export function CardDescription({ text }: { text: string }) {
  const [intro = '', ...items] = text.split('•').map((part) => part.trim());
  return (
    <>
      <p className="soft">{intro}</p>
      {items.length > 0 && (
        <ul className="sights bullets">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </>
  );
}
