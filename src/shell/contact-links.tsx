import { Headset, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import { useTooltip } from './tooltips.tsx';

const { helpDesk, phone, phoneDial, email, professionalNetwork, photoSharing, map, name } = company;

interface ContactLink {
  label: string;
  href: string;
  tooltip: string;
  icon: ReactNode;
}

const iconProps = { className: 'icon', size: 16, strokeWidth: 1.75 };

/** A network's icon, which Lucide does not have, on the same square of 24. */
const networkIcon = (shape: ReactNode) => (
  <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
    {shape}
  </svg>
);

const contactLinks: readonly ContactLink[] = [
  { label: phone, href: `tel:${phoneDial}`, tooltip: 'Call us', icon: <Phone {...iconProps} /> },
  { ...helpDesk, tooltip: 'Open the help desk', icon: <Headset {...iconProps} /> },
  {
    label: email,
    href: `mailto:${email}`,
    tooltip: 'Write to support',
    icon: <Mail {...iconProps} />,
  },
  {
    ...professionalNetwork,
    tooltip: `${name} on ${professionalNetwork.label}`,
    icon: networkIcon(
      <>
        <rect x="1.5" y="1.5" width="21" height="21" rx="4.5" />
        <path d="M7.05 10.2v6.75M7.05 6.75v.15M11.25 16.95V10.2m0 3c0-4.05 6-4.05 6 0v3.75" />
      </>,
    ),
  },
  {
    ...photoSharing,
    tooltip: `${name} on ${photoSharing.label}`,
    icon: networkIcon(
      <>
        <rect x="1.5" y="1.5" width="21" height="21" rx="6" />
        <circle cx="12" cy="12" r="4.8" />
        <path d="M17.55 6.3v.15" />
      </>,
    ),
  },
  { ...map, tooltip: 'See our office on the map', icon: <MapPin {...iconProps} /> },
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
      {...useTooltip(tooltip)}
    >
      {icon}
      <span>{label}</span>
    </a>
  );
}
