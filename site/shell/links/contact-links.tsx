import { company } from '../../../content/company.ts';
import type { LabelledLink } from '../../../content/model/company.ts';
import { Icon, type PictogramName } from '../../icons/icon.tsx';

interface ContactLink extends LabelledLink {
  tooltip: string;
  icon: PictogramName;
}

const { helpDesk, phone, phoneDial, email, professionalNetwork, photoSharing, map, name } = company;

/** The six ways to reach the company, for the top bar and the footer (section 1). */
const contactLinks: readonly ContactLink[] = [
  { ...helpDesk, tooltip: 'Open the help desk', icon: 'headset' },
  { label: phone, href: `tel:${phoneDial}`, tooltip: 'Call us', icon: 'phone' },
  { label: email, href: `mailto:${email}`, tooltip: 'Write to support', icon: 'mail' },
  {
    ...professionalNetwork,
    tooltip: `${name} on ${professionalNetwork.label}`,
    icon: 'professional-network',
  },
  { ...photoSharing, tooltip: `${name} on ${photoSharing.label}`, icon: 'photo-sharing' },
  { ...map, tooltip: 'See our office on the map', icon: 'pin' },
];

/** The items of a list with all of them. */
export const ContactLinks = () =>
  contactLinks.map((link) => (
    <li key={link.href}>
      <ContactAnchor link={link} />
    </li>
  ));

/** One link: icon and text. On narrow screens the top bar shows only the icon. */
function ContactAnchor({ link }: { link: ContactLink }) {
  return (
    <a
      href={link.href}
      rel={link.href.startsWith('http') ? 'noopener' : undefined}
      data-tooltip={link.tooltip}
      className="contact-link"
    >
      <Icon name={link.icon} />
      <span>{link.label}</span>
    </a>
  );
}
