import { ContactAnchor, contactLinks } from './contact-links.tsx';

/** The grey bar with the ways to reach the company (section 2, header). */
export function TopBar() {
  return (
    <div className="night bg-bar text-small text-white">
      <div className="top-bar wrap grid h-9">
        {contactLinks.map((link) => (
          <div key={link.href}>
            <ContactAnchor link={link} wordsClass="max-lg:sr-only" />
          </div>
        ))}
      </div>
    </div>
  );
}
