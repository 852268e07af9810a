import { FramePart, isRendered } from '../frame-part.tsx';
import { ContactLinks } from '../links/contact-links.tsx';

/** The grey bar with the ways to reach the company (section 2, header). */
export function TopBar() {
  return (
    <div className="top-bar night">
      <FramePart as="ul" name="contact-links" className="wrap">
        {isRendered && <ContactLinks />}
      </FramePart>
    </div>
  );
}
