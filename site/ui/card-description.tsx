/**
 * A card's description; with bullet characters in it, an intro paragraph and a list (section 2,
 * 'Services').
 */
export function CardDescription({ text }: { text: string }) {
  const [intro = '', ...items] = text.split('•').map((part) => part.trim());
  return (
    <>
      <p className="mt-3 text-soft">{intro}</p>
      {items.length > 0 && (
        <ul className="sights mt-4 grid gap-2 text-note">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </>
  );
}
