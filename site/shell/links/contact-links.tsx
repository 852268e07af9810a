import type { ReactNode } from 'react';
import { company } from '../../../content/company.ts';
import { Icon } from '../../icons/icon.tsx';

export interface ContactLink {
  label: string;
  href: string;
  tooltip: string;
  icon: ReactNode;
  external: boolean;
}

/** The six ways to reach the company, for the top bar and the footer (section 1). */
export const contactLinks: readonly ContactLink[] = [
  {
    ...company.helpDesk,
    tooltip: 'Open the help desk',
    icon: <Icon name="headset" />,
    external: true,
  },
  {
    label: company.phone,
    href: `tel:${company.phoneDial}`,
    tooltip: 'Call us',
    icon: <Icon name="phone" />,
    external: false,
  },
  {
    label: company.email,
    href: `mailto:${company.email}`,
    tooltip: 'Write to support',
    icon: <Icon name="mail" />,
    external: false,
  },
  {
    ...company.professionalNetwork,
    tooltip: `${company.name} on ${company.professionalNetwork.label}`,
    icon: <Icon name="professional-network" />,
    external: true,
  },
  {
    ...company.photoSharing,
    tooltip: `${company.name} on ${company.photoSharing.label}`,
    icon: <Icon name="photo-sharing" />,
    external: true,
  },
  {
    ...company.map,
    tooltip: 'See our office on the map',
    icon: <Icon name="pin" />,
    external: true,
  },
];

/** One link: icon and text. On narrow screens the top bar shows only the icon. */
export function ContactAnchor({ link }: { link: ContactLink }) {
  return (
    <a
      href={link.href}
      rel={link.external ? 'noopener' : undefined}
      data-tooltip={link.tooltip}
      className="contact-link"
    >
      {link.icon}
      <span>{link.label}</span>
    </a>
  );
}
