import { Phone } from 'lucide-react';
import { company } from '../../content/company.ts';
import { labels } from '../../content/labels.ts';

/** On phones, a service page's two ways to reach us, always in reach. `bottom-bar.ts` hides it at the form. */
export function BottomBar({ action }: { action: string }) {
  return (
    <div className="bottom-bar">
      <a href={`tel:${company.phoneDial}`} className="button">
        <Phone className="icon" aria-hidden="true" />
        {labels.call}
      </a>
      <a href="#contact-form" className="button">
        {action}
      </a>
    </div>
  );
}
