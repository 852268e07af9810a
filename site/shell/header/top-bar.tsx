import { ContactAnchor, contactLinks } from '../links/contact-links.tsx';

/** The grey bar with the ways to reach the company (section 2, header). */
export function TopBar() {
  return (
    <div className="top-bar night">
      <ul className="wrap">
        {contactLinks.map((link) => (
          <li key={link.href}>
            <ContactAnchor link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}
