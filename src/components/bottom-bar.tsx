import { Phone } from 'lucide-react';
import { company } from '../../content/company.ts';
import type { Labels } from '../content/schema/labels.ts';

interface BottomBarProps {
  labels: Pick<Labels, 'call'>;
  action: string;
}

/** On phones, a service page's two ways to reach us, always in reach. `bottom-bar.ts` hides it at the form. */
export function BottomBar({ labels, action }: BottomBarProps) {
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
