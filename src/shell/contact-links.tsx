import { Headset, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';

const { helpDesk, phone, phoneDial, email, professionalNetwork, photoSharing, map, name } = company;

interface ContactLink {
  label: string;
  href: string;
  tooltip: string;
  icon: ReactNode;
}

/** A network's icon, which Lucide does not have, on the same square of 24. */
const networkIcon = (path: string) => (
  <svg viewBox="0 0 24 24" width="24" height="24" className="icon" aria-hidden="true">
    <path d={path} />
  </svg>
);

const contactLinks: readonly ContactLink[] = [
  { label: phone, href: `tel:${phoneDial}`, tooltip: 'Call us', icon: <Phone className="icon" /> },
  { ...helpDesk, tooltip: 'Open the help desk', icon: <Headset className="icon" /> },
  {
    label: email,
    href: `mailto:${email}`,
    tooltip: 'Write to support',
    icon: <Mail className="icon" />,
  },
  {
    ...professionalNetwork,
    tooltip: `${name} on ${professionalNetwork.label}`,
    icon: networkIcon(
      'M6 1.5h12a4.5 4.5 0 0 1 4.5 4.5v12a4.5 4.5 0 0 1-4.5 4.5H6a4.5 4.5 0 0 1-4.5-4.5V6a4.5 4.5 0 0 1 4.5-4.5zm1.05 8.7v6.75m0-10.2v.15m4.2 10.05V10.2m0 3c0-4.05 6-4.05 6 0v3.75',
    ),
  },
  {
    ...photoSharing,
    tooltip: `${name} on ${photoSharing.label}`,
    icon: networkIcon(
      'M7.5 1.5h9a6 6 0 0 1 6 6v9a6 6 0 0 1-6 6h-9a6 6 0 0 1-6-6v-9a6 6 0 0 1 6-6zm-.3 10.5a4.8 4.8 0 1 0 9.6 0a4.8 4.8 0 1 0-9.6 0M17.55 6.3v.15',
    ),
  },
  { ...map, tooltip: 'See our office on the map', icon: <MapPin className="icon" /> },
];

export const ContactLinks = () =>
  contactLinks.map((link) => (
    <li key={link.href}>
      <ContactAnchor link={link} />
    </li>
  ));

/** On narrow screens the top bar shows only the icon. */
function ContactAnchor({ link: { label, href, tooltip, icon } }: { link: ContactLink }) {
  return (
    <a
      href={href}
      rel={href.startsWith('http') ? 'noopener' : undefined}
      className="contact-link touch-target"
      data-tooltip={tooltip}
    >
      {icon}
      <span>{label}</span>
    </a>
  );
}
